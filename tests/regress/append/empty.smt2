; The empty list changes nothing.
; EXPECT: sat
; EXPECT: (((List.append (List.value Int ()) (List.value Int (3 (- 1) 4 (- 1) 5)) (List.value Int ())) (List.value Int (3 (- 1) 4 (- 1) 5))))
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(check-sat)
(get-value ((List.append (List.value Int ()) (List.value Int (3 (- 1) 4 (- 1) 5)) (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (=> (<= (List.len m) 2) (= (List.sum (List.append l m l)) (List.sum m)))))
(check-sat)
