; With increasing lengths the model's lists are as short as possible.
; EXPECT: sat
; EXPECT: (((+ (List.len l) (List.len m)) 4))
; COMMAND-LINE: --lengths increasing
(declare-const l (List Int))
(declare-const m (List Int))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= x 3))) true l))
(assert (= (List.fold + 0 l) 10))
(assert (< (List.len m) (List.len l)))
(check-sat)
(get-value ((+ (List.len l) (List.len m))))
