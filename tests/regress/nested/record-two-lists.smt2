; Two lists of one record are different lists.
; EXPECT: sat
; EXPECT: ((r (List.value Range ((range (List.value Int (1)) (List.value Int (2)))))))
(declare-datatype Range ((range (lows (List Int)) (highs (List Int)))))
(declare-const r (List Range))
(assert (= (List.len r) 1))
(assert (List.forall (lambda ((x Range)) (and (= (List.len (lows x)) (List.len (highs x)) 1) (List.forall2 < (lows x) (highs x)))) r))
(assert (List.forall (lambda ((x Range)) (and (= (List.sum (lows x)) 1) (< (List.sum (highs x)) 3))) r))
(check-sat)
(get-value (r))
