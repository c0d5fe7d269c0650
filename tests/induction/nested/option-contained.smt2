; EXPECT: unsat
; A list of options that contains a list of two.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (get T)))))
(declare-datatype Shape ((circle (radius Int)) (poly (sides (List Int))) (multi (parts (List (List Int))) (name Int))))
(declare-const os (List (Option (List Int))))
(declare-const ss (List Shape))
(define-fun size ((o (Option (List Int)))) Int (match o ((none 0) ((some l) (List.len l)))))
(define-fun per ((s Shape)) Int (match s (((circle r) (* 6 r)) ((poly l) (List.sum l)) ((multi ps n) (List.sum (List.map List.sum ps))))))
(assert (List.contains (some (List.value Int (1 2))) os)) (assert (List.forall (lambda ((o (Option (List Int)))) (< (size o) 2)) os))
(check-sat)
