; With p = 0 every step leaves the accumulator alone, with any other p none does.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((p 0))
(declare-const l (List Int))
(declare-const p Int)
(define-const r Int (List.fold (lambda ((acc Int) (x Int)) (+ acc p)) 0 l))
(assert (<= 1 (List.len l) 3))
(assert (= r 0))
(push)
(assert (> p 0))
(check-sat)
(pop)
(check-sat)
(get-value (p))
