; Going round through an enumeration: where a fold ends says what the length is modulo the way round.
; MODES: default one-thread increasing process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Day ((mon) (tue) (wed) (thu) (fri) (sat) (sun)))
(declare-const l (List Int))
(define-fun next ((d Day)) Day
  (match d ((mon tue) (tue wed) (wed thu) (thu fri) (fri sat) (sat sun) (sun mon))))
(assert (= (List.fold (lambda ((d Day) (x Int)) (next d)) mon l) tue))
(push) (assert (= (mod (List.len l) 7) 0)) (check-sat) (pop)
(assert (= (mod (List.len l) 7) 1)) (check-sat)
