; A fold over lists whose step folds the inner list.
; EXPECT: sat
; EXPECT: (((List.fold + 0 (List.map (lambda ((x (List Int))) (List.fold + 0 x)) l)) 12)
; EXPECT:  ((List.fold (lambda ((acc Int) (x (List Int))) (List.fold + acc x)) 0 l) 12))
(declare-const l (List (List Int)))
(define-fun sum-of-sums () Int (List.fold + 0 (List.map (lambda ((x (List Int))) (List.fold + 0 x)) l)))
(define-fun threaded () Int (List.fold (lambda ((acc Int) (x (List Int))) (List.fold + acc x)) 0 l))
(assert (= sum-of-sums 12))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x (List Int))) (= (List.len x) 2)) l))
(check-sat)
(get-value ((List.fold + 0 (List.map (lambda ((x (List Int))) (List.fold + 0 x)) l)) (List.fold (lambda ((acc Int) (x (List Int))) (List.fold + acc x)) 0 l)))
