; EXPECT: unsat
; Of a log the last four entries are kept, or all.
(set-logic ALL)

(declare-const log (List Int))
(define-fun kept () (List Int)
  (List.fold (lambda ((kept (List Int)) (e Int)) (List.take 4 (List.cons e kept))) (List.value Int ()) log))
(assert (distinct (List.len kept) (ite (< (List.len log) 4) (List.len log) 4)))

(check-sat)
