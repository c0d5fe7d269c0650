; Amounts are collected by key, in a list of records with lists inside.
; EXPECT: sat
(declare-datatype Entry ((entry (key Int) (amount Int))))
(declare-datatype Group ((group (of Int) (amounts (List Int)))))
(declare-const entries (List Entry))
(define-fun put ((groups (List Group)) (e Entry)) (List Group)
  (ite (List.exists (lambda ((g Group)) (= (of g) (key e))) groups)
    (List.map (lambda ((g Group)) (ite (= (of g) (key e)) (group (of g) (List.snoc (amounts g) (amount e))) g)) groups)
    (List.snoc groups (group (key e) (List.value Int ((amount e)))))))
(define-fun groups () (List Group) (List.fold put (List.value Group ()) entries))
(assert (= (List.len entries) 5))
(assert (= (List.map (lambda ((g Group)) (List.sum (amounts g))) groups) (List.value Int (10 20))))
(assert (= (List.len (amounts (List.head groups (group 0 (List.value Int ()))))) 3))
(check-sat)
