; EXPECT: unsat
; Escaping leaves no opening bracket.
(set-logic ALL)
(declare-const s (List String))
(define-fun escape ((c String)) String (ite (= c "<") "&lt;" c))
(assert (List.forall (lambda ((c String)) (<= (str.len c) 1)) s))
(assert (str.contains (List.fold (lambda ((a String) (c String)) (str.++ a (escape c))) "" s) "<"))
(check-sat)
