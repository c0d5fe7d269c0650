; Digits shifted into a word from the left, and taken out again from the right.
; EXPECT: sat
; EXPECT: ((l (List.value (_ BitVec 8) (#x0a #x0b))))
; EXPECT: unsat
(define-sort W () (_ BitVec 8))
(declare-const l (List W))
(define-fun all () W (List.fold (lambda ((a W) (x W)) (bvor (bvshl a #x04) x)) #x00 l))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x W)) (bvult x #x10)) l))
(push 1)
(assert (= all #xab))
(check-sat)
(get-value (l))
(pop 1)
(assert (or (distinct (bvlshr all #x04) (List.head l #x00)) (distinct (bvashr (bvshl all #x04) #x04) (bvashr (bvshl (List.last l #x00) #x04) #x04))))
(check-sat)
