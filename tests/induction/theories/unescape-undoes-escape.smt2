; EXPECT: unsat
; Character by character, unescaping undoes escaping.
(set-logic ALL)
(declare-const s (List String))
(define-fun escape ((c String)) String (ite (= c "<") "&lt;" (ite (= c "&") "&amp;" c)))
(define-fun unescape ((c String)) String (ite (= c "&lt;") "<" (ite (= c "&amp;") "&" c)))
(assert (List.forall (lambda ((c String)) (= (str.len c) 1)) s))
(assert (distinct s (List.map unescape (List.map escape s))))
(check-sat)
