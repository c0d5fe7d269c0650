; EXPECT: unsat
; The difference of an appended list is that of its parts.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const k (List Int))
(assert (not (= (List.filter (lambda ((v Int)) (not (List.contains v k))) (List.append l m)) (List.append (List.filter (lambda ((v Int)) (not (List.contains v k))) l) (List.filter (lambda ((v Int)) (not (List.contains v k))) m)))))
(check-sat)
