; Cases of sorts Int and Real together are reals.
; EXPECT: sat
; EXPECT: (((price Free) 0.0)
; EXPECT:  ((price (paid 3)) 3.0)
; EXPECT:  ((price Half) (/ 1.0 2.0)))
(declare-datatype Ticket ((Free) (Half) (paid (euros Int))))
(define-fun price ((t Ticket)) Real (match t ((Free 0) (Half 0.5) ((paid e) e))))
(check-sat)
(get-value ((price Free) (price (paid 3)) (price Half)))
