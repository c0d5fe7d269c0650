; EXPECT: unsat
; Indices go on in the second list.
(declare-sort E 0)
(declare-sort F 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-fun g (Int E) F)
(assert (not (= (List.mapi g (List.append l m)) (List.append (List.mapi g l) (List.mapi (lambda ((i Int) (v E)) (g (+ i (List.len l)) v)) m)))))
(check-sat)
