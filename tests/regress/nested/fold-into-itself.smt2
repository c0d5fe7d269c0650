; EXPECT: sat
; A list is the first accumulator of a fold over itself: it is read, and it is a value.
(set-logic ALL)

(declare-const x (List Int))
(declare-const r (List (List Int)))
(assert (>= (List.index_of x (List.foldi (lambda ((i Int) (acc (List (List Int))) (row (List Int))) acc) r r)) 1))

(check-sat)
