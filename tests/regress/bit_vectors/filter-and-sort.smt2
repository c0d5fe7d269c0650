; Combinators with words.
; EXPECT: sat
; EXPECT: ((big (List.value (_ BitVec 8) (#x80 #xf0)))
; EXPECT:  (small (List.value (_ BitVec 8) (#x01)))
; EXPECT:  ((List.contains #xf0 l) true)
; EXPECT:  ((List.index_of #x80 l) 1))
(declare-const l (List (_ BitVec 8)))
(assert (= l (List.value (_ BitVec 8) (#x01 #x80 #xf0))))
(declare-const big (List (_ BitVec 8)))
(declare-const small (List (_ BitVec 8)))
(assert (= big (List.filter (lambda ((x (_ BitVec 8))) (bvslt x #x00)) l)))
(assert (= small (List.filter (lambda ((x (_ BitVec 8))) (bvsge x #x00)) l)))
(check-sat)
(get-value (big small (List.contains #xf0 l) (List.index_of #x80 l)))
