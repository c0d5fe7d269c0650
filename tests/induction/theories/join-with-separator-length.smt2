; EXPECT: unsat
; Separators count as well.
(set-logic ALL)
(declare-const l (List String))
(assert (distinct (str.len (List.fold (lambda ((a String) (s String)) (str.++ a ";" s)) "" l)) (+ (List.len l) (List.sum (List.map str.len l)))))
(check-sat)
