; Comparisons as values: in a choice, in an accumulator's start, under a negation.
; EXPECT: sat
; EXPECT: ((n 1))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(declare-const n Int)
(assert (= n (+ (ite (= a b) 1 0) (ite (= b c) 1 0) (ite (= a c) 1 0))))
(assert (= (List.len a) (List.len b) (List.len c) 1))
(assert (not (= n 0)))
(assert (List.fold (lambda ((ok Bool) (x Int)) ok) (not (= n 3)) a))
(check-sat)
(get-value (n))
