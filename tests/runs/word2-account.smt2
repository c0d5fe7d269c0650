; A balance between bounds, and a large turnover.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Account ((account (balance Int) (fine Bool) (turnover Int))))
(declare-const l (List Int))
(define-fun final () Account
  (List.fold
    (lambda ((a Account) (x Int))
      (let ((b (+ (balance a) x)))
        (account b (and (fine a) (<= 0 b 100) (distinct x 0)) (ite (> x 0) (+ (turnover a) x) (turnover a)))))
    (account 0 true 0) l))
(assert (fine final))
(assert (= (balance final) 0))
(assert (>= (turnover final) 50000000))
(check-sat)
