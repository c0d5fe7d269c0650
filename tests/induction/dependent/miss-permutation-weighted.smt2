; EXPECT: sat
; Permutations differ in sums that depend on positions.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (List.permutation a b))
(assert (distinct (List.sum (List.mapi (lambda ((i Int) (x Int)) (* i x)) a)) (List.sum (List.mapi (lambda ((i Int) (x Int)) (* i x)) b))))

(check-sat)
