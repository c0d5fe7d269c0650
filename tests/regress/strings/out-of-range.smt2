; Operators outside their range are total.
; EXPECT: sat
; EXPECT: (((str.at s 5) "")
; EXPECT:  ((str.substr s 1 9) "bc")
; EXPECT:  ((str.substr s (- 1) 2) "")
; EXPECT:  ((str.indexof s "" 3) 3)
; EXPECT:  ((str.indexof s "" 4) (- 1))
; EXPECT:  ((str.to_int s) (- 1))
; EXPECT:  ((str.from_int (- 1)) "")
; EXPECT:  ((str.from_code 300000) ""))
(declare-const s String)
(assert (= s "abc"))
(check-sat)
(get-value ((str.at s 5) (str.substr s 1 9) (str.substr s (- 1) 2) (str.indexof s "" 3) (str.indexof s "" 4) (str.to_int s) (str.from_int (- 1)) (str.from_code 300000)))
