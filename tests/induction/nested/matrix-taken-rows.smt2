; EXPECT: unsat
; The first n entries are at most n.
(set-logic ALL)

(declare-const rows (List (List Int)))
(declare-const n Int)
(assert (>= n 0))
(assert (List.exists (lambda ((r (List Int))) (> (List.len (List.take n r)) n)) rows))

(check-sat)
