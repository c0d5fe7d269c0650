; seq.nth inside a function: the same function of sequence and index for all elements, and outside.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-const ss (Seq (Seq Int)))
(define-fun heads () (Seq Int) (seq.map (lambda ((x (Seq Int))) (seq.nth x 0)) ss))
(assert (= (seq.len ss) 2))
(assert (<= (seq.len (seq.nth ss 0)) 1))
(assert (<= (seq.len (seq.nth ss 1)) 1))
(push 1)
(assert (= (seq.len (seq.nth ss 0)) (seq.len (seq.nth ss 1)) 0))
(assert (not (= (seq.nth heads 0) (seq.nth heads 1))))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len (seq.nth ss 0)) 0))
(assert (= (seq.nth heads 0) 5))
(assert (not (= (seq.nth (as seq.empty (Seq Int)) 0) 5)))
(check-sat)
(pop 1)
(push 1)
(assert (= (seq.len (seq.nth ss 0)) 0))
(assert (= (seq.nth heads 0) 5))
(assert (= (seq.nth heads 1) 6))
(check-sat)
(pop 1)
