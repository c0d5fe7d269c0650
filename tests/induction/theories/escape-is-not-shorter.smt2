; EXPECT: unsat
; Escaping does not shorten.
(set-logic ALL)
(declare-const s (List String))
(define-fun escape ((c String)) String (ite (= c "<") "&lt;" (ite (= c "&") "&amp;" c)))
(assert (< (str.len (List.fold (lambda ((a String) (c String)) (str.++ a (escape c))) "" s)) (str.len (List.fold str.++ "" s))))
(check-sat)
