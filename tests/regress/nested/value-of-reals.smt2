; Integers in inner lists of reals are converted where they are written.
; EXPECT: sat
; EXPECT: ((l (List.value (List Real) ((List.value Real (1.0 (/ 1.0 2.0))) (List.value Real ())))))
(declare-const l (List (List Real)))
(assert (= l (List.value (List Real) ((List.value Real (1 0.5)) (List.value Real ())))))
(check-sat)
(get-value (l))
