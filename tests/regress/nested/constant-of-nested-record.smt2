; A declared record inside a record, with a list inside.
; EXPECT: sat
; EXPECT: ((c (case 1 (party (List.value Int (2 3))))))
(declare-datatype Party ((party (claims (List Int)))))
(declare-datatype Case ((case (number Int) (plaintiff Party))))
(declare-const c Case)
(assert (= (number c) 1))
(assert (= (claims (plaintiff c)) (List.value Int (2 3))))
(check-sat)
(get-value (c))
