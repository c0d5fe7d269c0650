; There are no more pairs than elements in the shorter list, whatever the lengths.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
(declare-const a (List Int))
(declare-const b (List Int))
(assert (> (List.count (lambda ((p (Tuple Int Int))) (< (tuple.first p) (tuple.second p))) (List.zip a b)) (ite (< (List.len a) (List.len b)) (List.len a) (List.len b))))
(check-sat)
