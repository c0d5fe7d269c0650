; Lists compared with lists at the same place: what contradicts it.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(define-fun shorter ((x (List Int)) (y (List Int))) Bool (< (List.len x) (List.len y)))
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (= (List.len a) (List.len b) 2))
(assert (List.forall2 shorter a b))
(assert (< (List.len (List.concat b)) 2))
(check-sat)
