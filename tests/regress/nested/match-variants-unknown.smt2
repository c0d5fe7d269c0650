; Which variant, and with which list.
; EXPECT: sat
; EXPECT: ((e (fees (List.value Int (4)) 2)))
(declare-datatype Event ((deposit (amounts (List Int))) (fees (each (List Int)) (times Int)) (nothing)))
(define-fun effect ((e Event)) Int
  (match e (((deposit l) (List.sum l)) ((fees l n) (- (* n (List.sum l)))) (nothing 0))))
(declare-const e Event)
(assert (= (effect e) (- 8)))
(assert (=> ((_ is deposit) e) (List.is_empty (amounts e))))
(assert (=> ((_ is fees) e) (and (= (times e) 2) (= (List.len (each e)) 1))))
(check-sat)
(get-value (e))
