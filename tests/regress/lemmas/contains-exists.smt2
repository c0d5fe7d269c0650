; A lemma about lists of every length: contains exists.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const x Int)
(assert (not (= (List.contains x l) (List.exists (lambda ((v Int)) (= v x)) l))))
(check-sat)
