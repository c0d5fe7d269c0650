; A fold goes round and round: after more than a thousand elements it is where it should be.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (((= (mod (List.len l) 7) 2) true))
(declare-datatype Day ((mon) (tue) (wed) (thu) (fri) (sat) (sun)))
(declare-const l (List Int))
(define-fun next ((d Day)) Day
  (match d ((mon tue) (tue wed) (wed thu) (thu fri) (fri sat) (sat sun) (sun mon))))
(assert (= (List.fold (lambda ((d Day) (x Int)) (next d)) mon l) wed))
(assert (> (List.len l) 1000))
(check-sat)
(get-value ((= (mod (List.len l) 7) 2)))
