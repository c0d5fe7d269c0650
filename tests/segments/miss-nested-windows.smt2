; EXPECT: not unsat
; A statement about a window is none about the whole list.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const n Int)
(declare-const x Int)
(assert (List.contains x m))
(assert (not (List.contains x (List.take n m))))
(assert (List.exists (lambda ((y Int)) (and (List.contains y m) (not (List.contains y (List.take n m))))) l))
(check-sat)
