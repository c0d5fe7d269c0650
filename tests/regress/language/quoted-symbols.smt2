; |x| and x are one name; anything but | and \ may stand between bars, parentheses and line ends included.
; EXPECT: sat
; EXPECT: ((x 1)
; EXPECT:  (|x| 1)
; EXPECT:  (|a (b) ; c| 2))
(declare-const |x| Int)
(declare-const |a (b) ; c| Int)
(assert (= x 1))
(assert (= |a (b) ; c| (+ |x| 1)))
(check-sat)
(get-value (x |x| |a (b) ; c|))
