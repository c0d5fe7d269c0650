; EXPECT: unsat
; The last running total, of a list that a fold builds in a record, is the sum.
(set-logic ALL)

(declare-datatype Acc ((acc (n Int) (out (List Int)))))
(declare-const l (List Int))
(define-fun t () Acc (List.fold (lambda ((a Acc) (x Int)) (acc (+ (n a) x) (List.snoc (out a) (+ (n a) x)))) (acc 0 (List.value Int ())) l))
(assert (> (List.len l) 0))
(assert (distinct (List.last (out t) 0) (List.sum l)))
(check-sat)
