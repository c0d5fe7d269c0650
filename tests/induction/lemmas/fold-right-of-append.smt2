; EXPECT: unsat
; A fold from the right over two lists.
(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.fold_right - 0 (List.append a b)) (List.fold_right - (List.fold_right - 0 b) a))))
(check-sat)
