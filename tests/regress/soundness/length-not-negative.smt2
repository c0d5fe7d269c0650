; No list has a negative length, mentioned directly, mapped, chosen or summed.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const p Bool)
(push)
(assert (< (List.len a) 0))
(check-sat)
(pop)
(push)
(assert (< (List.len (List.map - a)) 0))
(check-sat)
(pop)
(push)
(assert (= (+ (List.len a) (List.len b)) (- 1)))
(check-sat)
(pop)
(assert (< (List.len (ite p a b)) 0))
(check-sat)
