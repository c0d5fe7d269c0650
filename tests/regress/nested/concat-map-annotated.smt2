; Sorts may be given, and wrong ones are errors.
; EXPECT: sat
; EXPECT: (((List.concat_map Int Bool (lambda ((n Int)) (List.repeat n true)) (List.value Int (1 2))) (List.value Bool (true true true))))
; EXPECT: (error "line 7 column 34: `List.concat_map` is annotated with Int, but the sort here is Bool")
(check-sat)
(get-value ((List.concat_map Int Bool (lambda ((n Int)) (List.repeat n true)) (List.value Int (1 2)))))
(get-value ((List.concat_map Int Int (lambda ((n Int)) (List.repeat n true)) (List.value Int (1 2)))))
