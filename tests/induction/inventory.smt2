; EXPECT: unsat
; What was bought less what was sold is not what is in stock.
(set-logic ALL)

(declare-datatype Trade ((buy (bought Int)) (sell (sold Int)) (audit)))
(declare-const trades (List Trade))
(define-fun stock () Int (List.fold (lambda ((s Int) (t Trade)) (match t (((buy n) (+ s n)) ((sell n) (- s n)) (audit s)))) 0 trades))
(define-fun purchases () Int (List.fold (lambda ((s Int) (t Trade)) (match t (((buy n) (+ s n)) (_ s)))) 0 trades))
(define-fun sales () Int (List.fold (lambda ((s Int) (t Trade)) (match t (((sell n) (+ s n)) (_ s)))) 0 trades))
(assert (not (= stock (- purchases sales))))

(check-sat)
