; Options of lists, and the lists of those that have one.
; EXPECT: sat
; EXPECT: (((List.filter_map trimmed l) (List.value (List Int) ((List.value Int (2)) (List.value Int ())))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun trimmed ((x (List Int))) (Option (List Int)) (ite (List.is_empty x) (as none (Option (List Int))) (some (List.tail x))))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int ()) (List.value Int (1 2)) (List.value Int (3)))))
(check-sat)
(get-value ((List.filter_map trimmed l)))
