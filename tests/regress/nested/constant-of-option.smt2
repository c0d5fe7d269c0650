; A declared option of a list, in both cases.
; EXPECT: sat
; EXPECT: ((o (as none (Option (List Int)))))
; EXPECT: sat
; EXPECT: ((o (some (List.value Int ()))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const o (Option (List Int)))
(push)
(assert (not ((_ is some) o)))
(check-sat)
(get-value (o))
(pop)
(assert ((_ is some) o))
(assert (List.is_empty (value o)))
(check-sat)
(get-value (o))
