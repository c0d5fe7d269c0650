; What is read inside a function of a range that is cut off, twice or as often as a number says.
; EXPECT: sat
(declare-const n Int)
(declare-const t Int)
(declare-const k (List Int))
(assert (> n 3))
(assert (> t 2))
(assert (= (List.len k) 1))
(assert (List.forall (lambda ((i Int)) (and (= i n)
    (= (List.nth (List.cycle 2 (List.range 0 n)) i 7) 0)
    (= (List.nth (List.cycle t (List.range 0 n)) (+ i 1) 7) 1)
    (= (List.len (List.cycle 2 (List.range 0 n))) (+ i n)))) k))
(check-sat)
