; Different elements with given sum and length.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Scan ((scan (ok Bool) (last Int))))
(declare-const l (List Int))
(assert (ok (List.fold (lambda ((s Scan) (x Int)) (scan (and (ok s) (< (last s) x)) x)) (scan true 0) l)))
(assert (= (List.len l) 6))
(assert (= (List.fold + 0 l) 22))
(check-sat)
