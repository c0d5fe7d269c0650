; A relation of two elements, then the list.
; EXPECT: (error "line 7 column 25: the arguments of `List.all_pairs` are in the wrong order: write (List.all_pairs <= a)")
; EXPECT: (error "line 8 column 25: the function of `List.all_pairs` needs 2 parameters, but this one has 1")
; EXPECT: (error "line 9 column 25: the function of `List.all_pairs` returns Int, but Bool is expected")
; EXPECT: sat
(declare-const a (List Int))
(assert (List.all_pairs a <=))
(assert (List.all_pairs (lambda ((x Int)) true) a))
(assert (List.all_pairs + a))
(check-sat)
