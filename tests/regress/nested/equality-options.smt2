; Options of lists are equal if both are none or their lists are equal.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const o (Option (List Int)))
(declare-const p (Option (List Int)))
(push)
(assert ((_ is none) o))
(assert ((_ is none) p))
(assert (distinct o p))
(check-sat)
(pop)
(assert ((_ is some) o))
(assert ((_ is some) p))
(assert (distinct o p))
(assert (= (List.len (value o)) (List.len (value p)) 1))
(check-sat)
