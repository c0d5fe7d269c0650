; Assertions are printed as they were written.
; EXPECT: ((= (List.concat l) (List.value Int (1))))
(declare-const l (List (List Int)))
(assert (= (List.concat l) (List.value Int (1))))
(get-assertions)
