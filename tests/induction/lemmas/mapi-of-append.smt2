; EXPECT: unsat
; Indices go on in the second list.
(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (= (List.mapi + (List.append l m)) (List.append (List.mapi + l) (List.mapi (lambda ((i Int) (v Int)) (+ (+ i (List.len l)) v)) m)))))
(check-sat)
