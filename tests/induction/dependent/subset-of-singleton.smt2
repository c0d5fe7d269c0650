; EXPECT: unsat
; Parts of one element are repetitions.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(assert (List.subset a (List.value Int (k))))
(assert (not (= (List.sum a) (* k (List.len a)))))

(check-sat)
