; Assumptions are any formulas: negations of negations, comparisons, folds, defined and named ones.
; EXPECT: sat
; EXPECT: ((p true)
; EXPECT:  (q true))
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((List.len l) 2))
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-const p Bool)
(declare-const q Bool)
(declare-const l (List Int))
(define-fun long () Bool (> (List.len l) 2))
(define-fun shorter ((n Int)) Bool (< (List.len l) n))
(assert (! (= p q) :named same))
(assert (=> p (! (not long) :named short)))
(check-sat-assuming ((and p q) (not (not q))))
(get-value (p q))
(check-sat-assuming ((xor p q)))
(check-sat-assuming ((not same)))
(check-sat-assuming (p (> (List.len l) 1)))
(get-value ((List.len l)))
(check-sat-assuming (p long))
(check-sat-assuming ((not short) p))
(check-sat-assuming ((not (shorter 5)) (= (List.sum l) 7)))
