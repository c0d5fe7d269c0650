; Given ends, anything between.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-const l (List Int))
(define-fun hd () (Option Int) (List.fold (lambda ((a (Option Int)) (x Int)) (match a ((none (some x)) (_ a)))) (as none (Option Int)) l))
(define-fun last () (Option Int) (List.fold (lambda ((a (Option Int)) (x Int)) (some x)) (as none (Option Int)) l))
(assert (= hd (some 11)))
(assert (= last (some 22)))
(assert (>= (List.len l) 1000000))
(assert (= (List.fold + 0 l) 33))
(check-sat)
