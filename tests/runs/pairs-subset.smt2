; A million references into a thousand rows.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Row ((row (key Int) (value Int))))
(declare-const references (List Int))
(declare-const rows (List Row))
(assert (= (List.len references) 1000000))
(assert (= (List.len rows) 1000))
(assert (List.forall (lambda ((x Int)) (List.exists (lambda ((r Row)) (= (key r) x)) rows)) references))
(assert (= (List.sum references) 5000000))
(assert (= (List.sum (List.map (lambda ((r Row)) (key r)) rows)) 17000))
(check-sat)
