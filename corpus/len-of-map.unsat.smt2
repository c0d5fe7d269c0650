; Length of a map
; origin: written for this corpus (paper section 7.2, custom problems)
;
; Mapping twice, to another element sort, changes the length: impossible.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 5000 100
(set-info :status unsat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun tripled ((xs (List Int))) (List Int)
  (List.map (lambda ((x Int)) (* 3 x)) xs))
(define-fun large ((xs (List Int))) (List Bool)
  (List.map (lambda ((x Int)) (> x 10)) xs))

(assert (not (= (List.len (large (tripled l))) (List.len l))))

(check-sat)
