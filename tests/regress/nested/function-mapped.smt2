; A declared function of lists, mapped over a list of lists.
; EXPECT: sat
; EXPECT: (((List.map f l) (List.value Int (8 9 8))))
(declare-fun f ((List Int)) Int)
(define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1)) (List.value Int ()) (List.value Int (1)))))
(assert (= (f (List.value Int (1))) 8))
(assert (= (f (List.value Int ())) 9))
(check-sat)
(get-value ((List.map f l)))
