; EXPECT: unsat
; Nobody is let in while six are waiting.
(set-logic ALL)

(declare-const guests (List Int))
(define-fun room () (List Int)
  (List.fold (lambda ((in (List Int)) (g Int)) (ite (< (List.len in) 6) (List.snoc in g) in)) (List.value Int ()) guests))
(assert (or (> (List.len room) 6) (> (List.len room) (List.len guests))))

(check-sat)
