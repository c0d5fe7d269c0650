; Between formats, bit-vectors, integers and reals.
; EXPECT: sat
; EXPECT: ((l (List.value (_ BitVec 8) (#x02 #xfe #x00))))
(declare-const l (List (_ BitVec 8)))
(define-fun small ((x (_ BitVec 8))) Float16 ((_ to_fp 5 11) RNE x))
(assert (= (List.map small l) (List.value Float16 (((_ to_fp 5 11) RNE 2.0) ((_ to_fp 5 11) RTP (- 2.0)) (_ +zero 5 11)))))
(assert (= (fp.to_real (small #xfd)) (- 3.0)))
(assert (= ((_ fp.to_sbv 8) RTZ (small #xfe)) #xfe))
(assert (= ((_ to_fp_unsigned 5 11) RNE #xfe) ((_ to_fp 5 11) RNE 254.0)))
(assert (= ((_ to_fp 8 24) RNE (small #x02)) ((_ to_fp 8 24) #x40000000)))
(check-sat)
(get-value (l))
