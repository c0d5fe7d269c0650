; As many zeros as ones, the zeros first.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Count ((count (zeros Int) (ones Int) (ok Bool))))
(declare-const l (List Int))
(define-fun final () Count
  (List.fold
    (lambda ((c Count) (x Int))
      (count (ite (= x 0) (+ (zeros c) 1) (zeros c)) (ite (= x 1) (+ (ones c) 1) (ones c))
        (and (ok c) (or (= x 1) (and (= x 0) (= (ones c) 0))))))
    (count 0 0 true) l))
(assert (ok final))
(assert (= (zeros final) (ones final)))
(assert (>= (List.len l) 1000000))
(check-sat)
