; Three ways to write the same word, and how words are printed.
; EXPECT: sat
; EXPECT: ((x #x1f)
; EXPECT:  ((concat x #b1) #b000111111)
; EXPECT:  ((List.value (_ BitVec 8) (x (_ bv255 8))) (List.value (_ BitVec 8) (#x1f #xff))))
(declare-const x (_ BitVec 8))
(assert (= x #x1F #b00011111 (_ bv31 8)))
(check-sat)
(get-value (x (concat x #b1) (List.value (_ BitVec 8) (x (_ bv255 8)))))
