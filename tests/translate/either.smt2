; Two sort parameters, of which each constructor fixes one.
; status: unsat
(declare-datatypes ((Either 2)) ((par (A B) ((left (l A)) (right (r B))))))
(define-fun e () (List (Either Int Bool))
  (List.value (Either Int Bool) (((as left (Either Int Bool)) 1) ((as right (Either Int Bool)) true))))
(define-fun step ((acc Int) (x (Either Int Bool))) Int (ite (is-left x) (+ acc (l x)) acc))
(declare-const swapped (Either Bool Int))
(assert (= swapped ((as right (Either Bool Int)) 2)))
(assert (not (= (+ (r swapped) (List.fold step 0 e)) 3)))
(check-sat)
