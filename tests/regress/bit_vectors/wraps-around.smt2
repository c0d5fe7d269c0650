; A sum of words wraps around.
; EXPECT: sat
; EXPECT: ((l (List.value (_ BitVec 8) (#xff #x03))))
(declare-const l (List (_ BitVec 8)))
(assert (= (List.len l) 2))
(assert (= (List.head l #x00) #xff))
(assert (= (List.fold bvadd #x00 l) #x02))
(check-sat)
(get-value (l))
