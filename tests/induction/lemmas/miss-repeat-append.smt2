; EXPECT: sat
; Satisfiable: negative numbers of copies do not count.
(declare-const x Int)
(declare-const n Int)
(declare-const k Int)
(assert (not (= (List.append (List.repeat n x) (List.repeat k x)) (List.repeat (+ n k) x))))
(check-sat)
