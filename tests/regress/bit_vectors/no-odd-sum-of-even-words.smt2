; Bounded: an even number of sixes is never odd.
; EXPECT: unsat
(declare-const l (List (_ BitVec 4)))
(assert (<= (List.len l) 6))
(assert (List.forall (lambda ((x (_ BitVec 4))) (= ((_ extract 0 0) x) #b0)) l))
(assert (= ((_ extract 0 0) (List.fold bvadd #x0 l)) #b1))
(check-sat)
