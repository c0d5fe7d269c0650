; A list of lists, several times.
; EXPECT: sat
; EXPECT: (((List.cycle 2 (List.value (List Int) ((List.value Int (1)) (List.value Int ())))) (List.value (List Int) ((List.value Int (1)) (List.value Int ()) (List.value Int (1)) (List.value Int ())))))
(check-sat)
(get-value ((List.cycle 2 (List.value (List Int) ((List.value Int (1)) (List.value Int ()))))))
