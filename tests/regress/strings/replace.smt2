; Replacement of the first, of all, and by languages.
; EXPECT: sat
; EXPECT: (((str.replace s "a" "x") "xba")
; EXPECT:  ((str.replace s "" "x") "xaba")
; EXPECT:  ((str.replace_all s "a" "aa") "aabaa")
; EXPECT:  ((str.replace_re_all s (re.range "a" "a") "") "b"))
(declare-const s String)
(assert (= s "aba"))
(check-sat)
(get-value ((str.replace s "a" "x") (str.replace s "" "x") (str.replace_all s "a" "aa") (str.replace_re_all s (re.range "a" "a") "")))
