; Assumptions that are no literals, also on a level, and named.
; status: sat unsat unsat sat
(declare-const l (List Int))
(declare-const assumed Bool)
(define-fun short () Bool (< (List.len l) 2))
(assert (<= (List.len l) 2))
(assert (=> assumed (= (List.len l) 2)))
(check-sat-assuming ((not short) (not (not assumed)) (= (List.sum l) 3)))
(push)
(declare-const m (List Int))
(check-sat-assuming ((= l m) short assumed))
(check-sat-assuming ((> (List.len l) 2)))
(pop)
(check-sat-assuming ((! (> (List.sum l) 9) :named large) short))
