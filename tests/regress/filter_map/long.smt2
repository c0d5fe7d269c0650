; A million elements, all but one of which pass.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (List.filter_map before l)) 999999)
; EXPECT:  ((List.sum l) 1000002))
(set-option :compact-models true)
(declare-const l (List Int))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun before ((x Int)) (Option Int) (ite (> x 0) (some (- x 1)) (as none (Option Int))))
(assert (= (List.len l) 1000000))
(assert (= (List.len (List.filter_map before l)) 999999))
(assert (= (List.sum (List.filter_map before l)) 3))
(assert (List.forall (lambda ((x Int)) (<= 0 x 20)) l))
(check-sat)
(get-value ((List.len (List.filter_map before l)) (List.sum l)))
