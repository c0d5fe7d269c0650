; (declare-fun x () Int) is (declare-const x Int), and (define-fun c () Int 1) is (define-const c Int 1).
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun x () Int 2)
; EXPECT:   (define-fun l () (List Int) (List.value Int (2)))
; EXPECT: )
(declare-fun x () Int)
(declare-fun l () (List Int))
(define-fun c () Int 2)
(assert (= x c))
(assert (= l (List.value Int (x))))
(check-sat)
(get-model)
