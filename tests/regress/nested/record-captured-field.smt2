; The limit of each order is read inside the fold over its lines.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-datatype Order ((order (limit Int) (prices (List Int)))))
(declare-const os (List Order))
(assert (List.forall (lambda ((o Order)) (List.forall (lambda ((p Int)) (<= p (limit o))) (prices o))) os))
(assert (List.exists (lambda ((o Order)) (List.exists (lambda ((p Int)) (> p (limit o))) (prices o))) os))
(check-sat)
