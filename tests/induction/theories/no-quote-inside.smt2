; EXPECT: unsat
; Without quotes in the parts there is none in the whole.
(set-logic ALL)
(declare-const l (List String))
(assert (List.forall (lambda ((s String)) (not (str.contains s "'"))) l))
(assert (str.contains (List.fold str.++ "" l) "'"))
(check-sat)
