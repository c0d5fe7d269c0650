; EXPECT: sat
; A subset may be longer, for elements may occur twice.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.forall (lambda ((v Int)) (List.contains v m)) l))
(assert (not (<= (List.len l) (List.len m))))
(check-sat)
