; Lists compared with lists at the same place.
; EXPECT: sat
; EXPECT: (((List.forall2 shorter a b) true)
; EXPECT:  ((List.exists2 shorter b a) false))
(define-fun shorter ((x (List Int)) (y (List Int))) Bool (< (List.len x) (List.len y)))
(declare-const a (List (List Int)))
(declare-const b (List (List Int)))
(assert (= (List.len a) (List.len b) 2))
(assert (List.forall2 shorter a b))
(check-sat)
(get-value ((List.forall2 shorter a b) (List.exists2 shorter b a)))
