; Flags that are set, cleared and kept; De Morgan's law on a fold.
; EXPECT: sat
; EXPECT: ((l (List.value (_ BitVec 4) (#x3 #x5))))
; EXPECT: unsat
(define-sort W () (_ BitVec 4))
(declare-const l (List W))
(assert (= (List.len l) 2))
(push 1)
(assert (= (List.fold bvor #x0 l) #x7))
(assert (= (List.fold bvand #xf l) #x1))
(assert (= (bvnand (List.head l #x0) #x6) #xd))
(assert (= (bvnor (List.head l #x0) #x0) #xc))
(check-sat)
(get-value (l))
(pop 1)
(assert (distinct (bvnot (List.fold bvor #x0 l)) (List.fold bvand #xf (List.map bvnot l))))
(check-sat)
