; EXPECT: sat
; A seventh is let in if six may be there before.
(set-logic ALL)

(declare-const guests (List Int))
(define-fun room () (List Int)
  (List.fold (lambda ((in (List Int)) (g Int)) (ite (<= (List.len in) 6) (List.snoc in g) in)) (List.value Int ()) guests))
(assert (> (List.len room) 6))

(check-sat)
