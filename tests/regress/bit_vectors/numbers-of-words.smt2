; Words as numbers, signed and unsigned, and back.
; EXPECT: sat
; EXPECT: (((List.map sbv_to_int l) (List.value Int ((- 1) 7)))
; EXPECT:  ((List.sum (List.map ubv_to_int l)) 22)
; EXPECT:  ((List.map (_ int_to_bv 4) (List.value Int (17 (- 2)))) (List.value (_ BitVec 4) (#x1 #xe))))
; EXPECT: unsat
(declare-const l (List (_ BitVec 4)))
(assert (= (List.len l) 2))
(push 1)
(assert (= (List.map ubv_to_int l) (List.value Int (15 7))))
(check-sat)
(get-value ((List.map sbv_to_int l) (List.sum (List.map ubv_to_int l)) (List.map (_ int_to_bv 4) (List.value Int (17 (- 2))))))
(pop 1)
(assert (distinct (List.map (_ int_to_bv 4) (List.map sbv_to_int l)) l))
(check-sat)
