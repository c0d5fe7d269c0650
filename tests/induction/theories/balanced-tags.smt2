; EXPECT: unsat
; Depth counts opening minus closing tags, and never falls below zero.
(set-logic ALL)
(declare-const tokens (List String))
(declare-datatype St ((st (depth Int) (ok Bool))))
(define-fun step ((a St) (t String)) St (ite (= t "<b>") (st (+ (depth a) 1) (ok a)) (ite (= t "</b>") (st (- (depth a) 1) (and (ok a) (> (depth a) 0))) a)))
(define-fun end () St (List.fold step (st 0 true) tokens))
(assert (and (ok end) (= (depth end) 0)))
(assert (distinct (List.count (lambda ((t String)) (= t "<b>")) tokens) (List.count (lambda ((t String)) (= t "</b>")) tokens)))
(check-sat)
