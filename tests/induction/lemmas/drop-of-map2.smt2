; EXPECT: unsat
; Dropping from an image of two lists drops from both.
(declare-const l (List Int))
(declare-const u (List Int))
(declare-const n Int)
(assert (not (= (List.drop n (List.map2 - l u)) (List.map2 - (List.drop n l) (List.drop n u)))))
(check-sat)
