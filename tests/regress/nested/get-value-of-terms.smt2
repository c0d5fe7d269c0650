; Values of terms that occur in no assertion.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((x (List Int))) (List.rev x)) l) (List.value (List Int) ((List.value Int (2 1)) (List.value Int ()))))
; EXPECT:  ((= l (List.rev l)) false)
; EXPECT:  ((List.repeat 2 l) (List.value (List (List Int)) ((List.value (List Int) ((List.value Int (1 2)) (List.value Int ()))) (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()))))))
; EXPECT:  ((tuple l 1) (tuple (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()))) 1)))
(declare-const l (List (List Int)))
(assert (= l (List.value (List Int) ((List.value Int (1 2)) (List.value Int ())))))
(check-sat)
(get-value ((List.map (lambda ((x (List Int))) (List.rev x)) l) (= l (List.rev l)) (List.repeat 2 l) (tuple l 1)))
