; EXPECT: not unsat
; Satisfiable: 13 is a Fibonacci number.
(set-logic ALL)

(declare-datatype Pair ((pair (low Int) (high Int))))
(declare-const steps (List Bool))
(define-fun fib () Pair (List.fold (lambda ((f Pair) (s Bool)) (pair (high f) (+ (low f) (high f)))) (pair 0 1) steps))
(assert (= (low fib) 13))

(check-sat)
