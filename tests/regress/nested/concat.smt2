; The lists one after the other.
; EXPECT: sat
; EXPECT: (((List.concat (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))) (List.value Int (1 2 3)))
; EXPECT:  ((List.concat (List.value (List Int) ())) (List.value Int ())))
; EXPECT: (((List.concat Int (List.value (List Int) ((List.value Int (1))))) (List.value Int (1))))
(check-sat)
(get-value ((List.concat (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3))))) (List.concat (List.value (List Int) ()))))
(get-value ((List.concat Int (List.value (List Int) ((List.value Int (1)))))))
