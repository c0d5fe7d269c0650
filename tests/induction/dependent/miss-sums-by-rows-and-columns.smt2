; EXPECT: sat
; The entry of a row and a column is not that of the column and the row.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-fun entry (Int Int) Int)
(assert (distinct (List.sum (List.map (lambda ((x Int)) (List.sum (List.map (lambda ((y Int)) (entry x y)) b))) a))
                  (List.sum (List.map (lambda ((y Int)) (List.sum (List.map (lambda ((x Int)) (entry y x)) a))) b))))

(check-sat)
