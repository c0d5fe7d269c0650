; An array stands for the function that reads it.
; EXPECT: sat
; EXPECT: ((s (seq.++ (seq.unit 2) (seq.unit 1))))
; EXPECT: unsat
; EXPECT: (error "line 15 column 23: `select` takes 2 arguments, but 3 were given")
(declare-const a (Array Int Int))
(declare-const s (Seq Int))
(define-fun b () (Array Int Int) (store a 7 1))
(assert (and (= (select a 0) 2) (= s (seq.map b (seq.++ (seq.unit 0) (seq.unit 7))))))
(check-sat)
(get-value (s))
(push)
(assert (> (seq.len (seq.map a s)) 2))
(check-sat)
(assert (= (seq.foldl a 0 s) 1))
