; Arrays from strings to words.
; EXPECT: sat
; EXPECT: (((select m "a") #x07)
; EXPECT:  ((select m "b") #x00))
(declare-const m (Array String (_ BitVec 8)))
(assert (= m (List.fold (lambda ((m (Array String (_ BitVec 8))) (k String)) (store m k #x07)) ((as const (Array String (_ BitVec 8))) #x00) (List.value String ("a" "c")))))
(check-sat)
(get-value ((select m "a") (select m "b")))
