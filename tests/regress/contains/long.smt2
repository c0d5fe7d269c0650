; Two values among a million.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.contains 5 l) false))
(set-option :compact-models true)
(declare-const l (List Int))
(assert (= (List.len l) 1000000))
(assert (List.contains 3 l))
(assert (List.contains (- 4) l))
(assert (List.forall (lambda ((x Int)) (or (= x 0) (= x 3) (= x (- 4)))) l))
(assert (= (List.sum l) (- 1)))
(check-sat)
(get-value ((List.contains 5 l)))
