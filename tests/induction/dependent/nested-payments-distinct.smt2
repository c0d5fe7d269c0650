; EXPECT: unsat
; Distinct payments are distinct at two positions.
(set-logic ALL)

(declare-datatype Invoice ((invoice (number Int) (payments (List Int)))))
(declare-const is (List Invoice))
(assert (List.forall (lambda ((v Invoice)) (List.distinct (payments v))) is))
(assert (List.exists (lambda ((v Invoice)) (and (>= (List.len (payments v)) 2) (= (List.nth (payments v) 0 0) (List.nth (payments v) 1 0)))) is))

(check-sat)
