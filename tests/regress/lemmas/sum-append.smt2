; A lemma about lists of every length: sum append.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.sum (List.append l m)) (+ (List.sum l) (List.sum m)))))
(check-sat)
