; Previous element and verdict: a list is sorted.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatypes ((Pair 2)) ((par (A B) ((pair (first A) (second B))))))
(define-fun rises ((acc (Pair (Option Int) Bool)) (x Int)) (Pair (Option Int) Bool)
  (pair (some x) (and (second acc) (match (first acc) ((none true) ((some y) (< y x)))))))
(define-fun sorted ((l (List Int))) Bool (second (List.fold rises (pair (as none (Option Int)) true) l)))
(declare-const l (List Int))
(assert (sorted l))
(assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 1 x 3))) true l))
(push)
(assert (= (List.len l) 3))
(check-sat)
(pop)
(assert (= (List.len l) 4))
(check-sat)
