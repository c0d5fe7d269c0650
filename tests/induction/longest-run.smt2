; EXPECT: unsat
; The longest run of zeros is longer than the list.
(set-logic ALL)

(declare-datatype Run ((run (current Int) (longest Int))))
(declare-const l (List Int))
(define-fun runs () Run
  (List.fold
    (lambda ((r Run) (x Int))
      (let ((c (ite (= x 0) (+ (current r) 1) 0))) (run c (ite (> c (longest r)) c (longest r)))))
    (run 0 0) l))
(assert (> (longest runs) (List.len l)))

(check-sat)
