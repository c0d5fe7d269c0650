; From right to left, over lists.
; EXPECT: sat
; EXPECT: (((List.fold_right (lambda ((x (List Int)) (acc (List Int))) (List.append x acc)) (List.value Int (9)) l) (List.value Int (1 2 3 9))))
; EXPECT: (((List.fold_right (lambda ((x (List Int)) (acc Int)) (- (List.len x) acc)) 0 l) 3))
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1 2)) (List.value Int ()) (List.value Int (3)))))
(check-sat)
(get-value ((List.fold_right (lambda ((x (List Int)) (acc (List Int))) (List.append x acc)) (List.value Int (9)) l)))
(get-value ((List.fold_right (lambda ((x (List Int)) (acc Int)) (- (List.len x) acc)) 0 l)))
