; EXPECT: unsat
; Words of letters join to a word of letters.
(set-logic ALL)
(declare-const l (List String))
(define-fun letters () RegLan (re.* (re.range "a" "z")))
(assert (List.forall (lambda ((s String)) (str.in_re s letters)) l))
(assert (not (str.in_re (List.fold str.++ "" l) letters)))
(check-sat)
