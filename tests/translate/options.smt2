; A parametric datatype in two instances, one inside the other.
; status: sat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List (Option Int)))
(declare-const m (List (Option (Option Int))))
(assert (= m (List.value (Option (Option Int)) ((some (as none (Option Int))) (as none (Option (Option Int)))))))
(assert (= (List.len l) 2))
(assert (= 9 (List.fold (lambda ((acc Int) (x (Option Int))) (match x ((none acc) ((some y) (+ acc y))))) 0 l)))
(assert (List.fold (lambda ((ok Bool) (x (Option Int))) (and ok (not (= x (some 9))))) true l))
(check-sat)
