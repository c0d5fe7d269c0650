; Strings are ordered by their characters, one after the other.
; EXPECT: sat
(define-fun l () (List String) (List.value String ("" "a" "aa" "ab" "b")))
(assert (List.forall2 str.< l (List.tail l)))
(assert (not (List.exists2 str.<= (List.tail l) l)))
(assert (str.<= "a" "a" "b"))
(check-sat)
