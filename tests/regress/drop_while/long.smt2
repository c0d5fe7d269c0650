; The rest is a million elements long.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((List.len (List.take_while positive l)) 0))
(set-option :compact-models true)
(declare-const l (List Int))
(define-fun positive ((x Int)) Bool (> x 0))
(assert (= (List.len l) 1000000))
(assert (= (List.len (List.drop_while positive l)) 1000000))
(assert (= (List.sum l) 3))
(check-sat)
(get-value ((List.len (List.take_while positive l))))
