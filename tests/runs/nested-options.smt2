; Options of lists.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (get T)))))
(declare-const os (List (Option (List Int))))
(assert (= (List.len os) 1000000))
(assert (List.forall (lambda ((o (Option (List Int)))) (match o ((none false) ((some r) (and (= (List.len r) 1000) (= (List.sum r) 0)))))) os))
(check-sat)
