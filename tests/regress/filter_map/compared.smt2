; What a partial function yields is compared with a declared list, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const a (List Int))
(declare-const b (List Int))
(define-fun half ((x Int)) (Option Int) (ite (= (mod x 2) 0) (some (div x 2)) (as none (Option Int))))
(push 1)
(assert (= (List.filter_map half a) b))
(assert (> (List.len b) (List.len a)))
(check-sat)
(pop 1)
(assert (not (= (List.filter_map half a) b)))
(assert (= (List.sum (List.filter_map half a)) (List.sum b)))
(assert (> (List.len b) 2))
(check-sat)
