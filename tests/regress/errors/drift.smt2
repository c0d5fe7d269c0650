; The numbers of a drift are written out: what moves would not be seen in a record that is not.
; EXPECT: (error "line 10 column 12: expected two values of List.value of the same shape, found `lists that differ in more than numbers`")
; EXPECT: (error "line 11 column 12: expected two values of List.value of the same shape, found `lists that differ in more than numbers`")
; EXPECT: sat
(declare-datatype Color ((red) (green)))
(declare-datatype Point ((point (x Int) (color Color))))
(declare-const p Point)
(declare-const c Color)
(declare-const l (List Point))
(assert (= (List.drift 2 (List.value Point (p)) (List.value Point (p))) l))
(assert (= (List.drift 2 (List.value Point ((point 1 red))) (List.value Point ((point 1 green)))) l))
(assert (= (List.drift 2 (List.value Point ((point 1 c))) (List.value Point ((point (x p) c)))) l))
(assert (= (x (List.nth l 1 p)) 7))
(check-sat)
