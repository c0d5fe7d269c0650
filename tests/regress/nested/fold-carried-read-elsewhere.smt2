; Lists in accumulators that are read in another way than at their end: they do not fuse.
; EXPECT: sat
; EXPECT: sat
; EXPECT: sat
(declare-datatype Acc ((acc (n Int) (out (List Int)))))
(declare-const l (List Int))
(declare-const k (List (List Int)))
(push 1)
(assert (= (List.len (out (List.fold (lambda ((a Acc) (x Int)) (acc (List.len (out a)) (List.snoc (out a) (n a)))) (acc 0 (List.value Int ())) l))) 2))
(check-sat)
(pop 1)
(push 1)
(assert (= 2 (n (List.fold (lambda ((a Acc) (x Int)) (acc (List.len (out a)) (List.snoc (out a) x))) (acc 0 (List.value Int ())) l))))
(check-sat)
(pop 1)
(assert (> (List.len (List.foldi (lambda ((u Int) (v (List (List Int))) (w (List Int))) (List.append v v)) k k)) 0))
(check-sat)
