; EXPECT: unsat
; Transfers between other accounts leave an account as it was.
(set-logic ALL)
(declare-datatype Transfer ((transfer (from Int) (to Int) (amount Int))))
(declare-const transfers (List Transfer))
(declare-const balances (Array Int Int))
(declare-const own Int)
(define-fun move ((all (Array Int Int)) (t Transfer)) (Array Int Int)
  (store (store all (from t) (- (select all (from t)) (amount t))) (to t) (+ (select (store all (from t) (- (select all (from t)) (amount t))) (to t)) (amount t))))
(assert (not (List.exists (lambda ((t Transfer)) (or (= (from t) own) (= (to t) own))) transfers)))
(assert (not (= (select (List.fold move balances transfers) own) (select balances own))))
(check-sat)
