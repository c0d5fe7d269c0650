; EXPECT: unsat
; A bit that was set stays set.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(declare-const start (_ BitVec 8))
(assert (= ((_ extract 3 3) start) #b1))
(assert (= ((_ extract 3 3) (List.fold bvor start l)) #b0))
(check-sat)
