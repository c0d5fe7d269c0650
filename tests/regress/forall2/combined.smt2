; A list sorted by comparing it with its tail, written as a list of its own.
; EXPECT: sat
; EXPECT: ((a (List.value Int (1 2 3))))
(declare-const a (List Int))
(declare-const tail (List Int))
(declare-const head Int)
(assert (= a (List.append (List.value Int (head)) tail)))
(assert (List.forall2 < a tail))
(assert (= (List.len a) 3))
(assert (List.forall (lambda ((x Int)) (<= 1 x 3)) a))
(check-sat)
(get-value (a))
