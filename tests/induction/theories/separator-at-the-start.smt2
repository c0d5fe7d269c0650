; EXPECT: unsat
; Every entry begins with a slash, so the whole does.
(set-logic ALL)
(declare-const path (List String))
(define-fun whole () String (List.fold (lambda ((a String) (s String)) (str.++ a "/" s)) "" path))
(assert (distinct whole ""))
(assert (not (str.prefixof "/" whole)))
(check-sat)
