; EXPECT: not unsat
; Satisfiable: the list that counts from one.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(declare-datatype Scan ((scan (counting Bool) (latest Int))))
(define-fun scanned () Scan
  (List.fold (lambda ((s Scan) (x Int)) (scan (and (counting s) (= x (+ (latest s) 1))) x)) (scan true 0) l))
(assert (counting scanned))
(assert (= (* 2 (sum l)) (* (List.len l) (+ (List.len l) 1))))
(assert (= (List.len l) 4))

(check-sat)
