; Escapes, quotes and codes.
; EXPECT: sat
; EXPECT: ((s "a""b\u{e9}")
; EXPECT:  ((str.len s) 4)
; EXPECT:  ((str.at s 1) """")
; EXPECT:  ((str.to_code (str.at s 3)) 233))
(declare-const s String)
(assert (= s "a""b\u{E9}" (str.++ "a" (_ char #x22) "b\u00e9")))
(check-sat)
(get-value (s (str.len s) (str.at s 1) (str.to_code (str.at s 3))))
