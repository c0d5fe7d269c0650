; Options of lists, and lists of options of lists.
; EXPECT: sat
; EXPECT: ((o (some (List.value Int (1 2))))
; EXPECT:  (l (List.value (Option (List Int)) ((as none (Option (List Int))) (some (List.value Int ()))))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const o (Option (List Int)))
(declare-const l (List (Option (List Int))))
(assert (= o (some (List.value Int (1 2)))))
(assert (= l (List.value (Option (List Int)) ((as none (Option (List Int))) (some (List.value Int ()))))))
(check-sat)
(get-value (o l))
