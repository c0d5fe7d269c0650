; Variants with lists under different constructors.
; EXPECT: sat
; EXPECT: ((e (List.value Event ((deposit (List.value Int (10))) (fees (List.value Int (1)) 2) nothing))))
(declare-datatype Event ((deposit (amounts (List Int))) (fees (each (List Int)) (times Int)) (nothing)))
(define-fun effect ((e Event)) Int
  (match e (((deposit l) (List.sum l)) ((fees l n) (- (* n (List.sum l)))) (nothing 0))))
(declare-const e (List Event))
(assert (= e (List.value Event ((deposit (List.value Int (10))) (fees (List.value Int (1)) 2) nothing))))
(assert (= (List.sum (List.map effect e)) 8))
(check-sat)
(get-value (e))
