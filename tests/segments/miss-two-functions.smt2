; EXPECT: not unsat
; Mapped by two functions that agree somewhere.
(declare-fun f (Int) Int)
(declare-fun g (Int) Int)
(declare-const l (List Int))
(assert (= (List.nth (List.map f l) 1 0) (List.nth (List.map g l) 1 0)))
(assert (not (= (List.map f l) (List.map g l))))
(check-sat)
