; EXPECT: unsat
; All stored values are positive, but looking a key up finds one that is not.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Entry ((entry (key Int) (value Int))))
(declare-const table (List Entry))
(declare-const k Int)
(declare-const v Int)
(define-fun lookup () (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (e Entry)) (match acc ((none (ite (= (key e) k) (some (value e)) acc)) (_ acc))))
    (as none (Option Int)) table))
(assert (List.fold (lambda ((ok Bool) (e Entry)) (and ok (> (value e) 0))) true table))
(assert (= lookup (some v)))
(assert (<= v 0))

(check-sat)
