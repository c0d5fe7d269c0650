; A lambda mentions a declared constant.
; status: sat
(declare-const l (List Int))
(declare-const limit Int)
(assert (= (List.len l) 2))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (< x limit))) true l))
(assert (> (List.fold + 0 l) limit))
(check-sat)
