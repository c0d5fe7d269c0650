; Lists of lists and records with lists, bound by let.
; EXPECT: sat
; EXPECT: (((let ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2)))))) (let ((l (List.rev l))) (List.concat l))) (List.value Int (2 1))))
(check-sat)
(get-value ((let ((l (List.value (List Int) ((List.value Int (1)) (List.value Int (2)))))) (let ((l (List.rev l))) (List.concat l)))))
