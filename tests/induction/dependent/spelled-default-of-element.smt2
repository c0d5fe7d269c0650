; EXPECT: unsat
; An element that is read within bounds, and a default elsewhere, are one with a default.
(declare-const l (Seq Int))
(declare-const n Int)
(declare-const d Int)
(define-fun get ((l (Seq Int)) (i Int)) Int (ite (and (<= 0 i) (< i (seq.len l))) (seq.nth l i) d))
(define-fun start ((l (Seq Int))) Int (ite (= (seq.len l) 0) d (seq.nth l 0)))
(assert (<= 0 n))
(assert (not (and (= (get (List.drop_while (lambda ((x Int)) (> x 0)) l) n) (get l (+ n (List.len (List.take_while (lambda ((x Int)) (> x 0)) l))))) (= (start l) (get l 0)))))
(check-sat)
