; EXPECT: sat
; The bounds of another list say nothing.
(declare-const l (Seq Int))
(declare-const m (Seq Int))
(declare-const n Int)
(declare-const d Int)
(define-fun get ((l (Seq Int)) (i Int)) Int (ite (and (<= 0 i) (< i (seq.len m))) (seq.nth l i) d))
(assert (= (seq.len l) 1))
(assert (distinct (get l 1) d))
(check-sat)
