; One list many times, and a list of repeated elements.
; EXPECT: sat
; EXPECT: ((n 3))
; EXPECT: (((List.repeat 2 (List.value Int (1 2))) (List.value (List Int) ((List.value Int (1 2)) (List.value Int (1 2))))))
; EXPECT: unsat
(declare-const n Int)
(assert (= (List.sum (List.concat (List.repeat n (List.value Int (1 2))))) 9))
(assert (<= n 5))
(check-sat)
(get-value (n))
(get-value ((List.repeat 2 (List.value Int (1 2)))))
(assert (List.exists (lambda ((x (List Int))) (> (List.len x) 2)) (List.repeat n (List.value Int (1 2)))))
(check-sat)
