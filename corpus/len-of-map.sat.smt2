; Length of a map
; origin: written for this corpus (paper section 7.2, custom problems)
;
; Mapping twice, to another element sort, keeps the length; and there are at least two elements.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 5000 100
(set-info :status sat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(define-fun tripled ((xs (List Int))) (List Int)
  (List.map (lambda ((x Int)) (* 3 x)) xs))
(define-fun large ((xs (List Int))) (List Bool)
  (List.map (lambda ((x Int)) (> x 10)) xs))

(assert (= (List.len (large (tripled l))) (List.len l)))
(assert (> (List.len (tripled l)) 1))

(check-sat)
