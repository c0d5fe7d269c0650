; EXPECT: sat
; Satisfiable: a negative count would make more copies.
(declare-const x Int)
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.drop n (List.repeat k x)) (List.repeat (- k n) x))))
(check-sat)
