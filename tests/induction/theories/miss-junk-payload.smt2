; EXPECT: sat
; A payload that is not there may be any word: it must not be refuted by a range, nor the opposite.
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List (Option (_ BitVec 8))))
(assert (= (List.len l) 1))
(assert (List.exists (lambda ((o (Option (_ BitVec 8)))) (and ((_ is none) o) (bvugt (value o) #xf0))) l))
(check-sat)
