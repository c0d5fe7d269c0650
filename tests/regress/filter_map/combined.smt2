; Options from a list of options; an option written in the other order.
; EXPECT: unsat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Maybe ((just (it Int)) (nothing)))
(declare-const o (List (Option Int)))
(define-fun maybe ((o (Option Int))) Maybe (match o (((some x) (just x)) (none nothing))))
(assert (not (=> (<= (List.len o) 2) (= (List.sum (List.filter_map maybe o)) (List.sum (List.filter_map (lambda ((x (Option Int))) x) o))))))
(check-sat)
