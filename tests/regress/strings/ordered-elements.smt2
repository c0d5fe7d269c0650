; Strings in lexicographic order, the strict one excluding equal neighbours.
; EXPECT: sat
; EXPECT: ((l (List.value String ("a" "aa" "ab"))))
(declare-const l (List String))
(assert (= (List.len l) 3))
(assert (List.forall (lambda ((s String)) (or (= s "ab") (= s "a") (= s "aa"))) l))
(assert (List.forall2 str.< l (List.tail l)))
(check-sat)
(get-value (l))
