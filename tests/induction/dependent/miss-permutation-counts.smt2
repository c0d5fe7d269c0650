; EXPECT: sat
; Equally long, and all elements of the first in the second: not the same sum.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (= (List.len a) (List.len b)))
(assert (List.subset a b))
(assert (distinct (List.sum a) (List.sum b)))

(check-sat)
