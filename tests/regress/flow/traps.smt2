; What only looks as if order did not matter, and numbers at the border.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const r (List Real))
(define-fun greatest () Int (List.fold (lambda ((a Int) (x Int)) (ite (> x a) x a)) 0 l))
(assert (<= (List.len l) 2))
(assert (<= (List.len r) 2))
; The greatest element of an empty list is what the fold starts with.
(push) (assert (= (List.len l) 0)) (assert (= greatest 3)) (check-sat) (pop)
(push) (assert (= (List.len l) 2)) (assert (= greatest 0)) (assert (< (List.sum l) (- 5))) (check-sat) (pop)
; The sign changes with every element.
(push)
(define-fun turned () Int (List.fold (lambda ((a Int) (x Int)) (- x a)) 0 l))
(assert (List.forall (lambda ((x Int)) (> x 0)) l)) (assert (= (List.len l) 1)) (assert (< turned 0)) (check-sat)
(pop)
(push)
(define-fun set () Int (List.fold (lambda ((a Int) (x Int)) (ite (= x 0) 7 (+ a x))) 0 l))
(assert (= set 9)) (assert (= (List.sum l) 2)) (check-sat)
(assert (> (List.len l) 2)) (check-sat)
(pop)
; Multiplicity zero: all are, and none is.
(push)
(assert (List.forall (lambda ((x Int)) (> x 5)) l))
(assert (= 0 (List.count (lambda ((x Int)) (> x 5)) l))) (assert (> (List.len l) 0)) (check-sat)
(pop)
; Remainders of negative numbers are not negative.
(push)
(define-fun twos () Int (List.count (lambda ((x Int)) (= (mod x 3) 2)) l))
(assert (List.forall (lambda ((x Int)) (< x 0)) l)) (assert (= twos 2)) (check-sat)
(assert (List.exists (lambda ((x Int)) (= (mod x 3) (- 1))) l)) (check-sat)
(pop)
; Halves are real numbers, and no integers.
(push)
(define-fun total () Real (List.fold (lambda ((a Real) (x Real)) (+ a x)) 0.0 r))
(assert (= (* 2.0 total) 1.0)) (assert (= (List.len r) 2)) (check-sat)
(assert (= (* 2 (List.sum l)) 1)) (check-sat)
(pop)
