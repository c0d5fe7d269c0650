; Of a million numbers the one that is nearest to 10.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.min_by (lambda ((x Int)) (abs (- x 10))) l 0) 8))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (= (List.min_by (lambda ((x Int)) (abs (- x 10))) l 0) 8))
(check-sat)
(get-value ((List.min_by (lambda ((x Int)) (abs (- x 10))) l 0)))
