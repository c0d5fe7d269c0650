; Regular expressions, with a definition.
; EXPECT: sat
; EXPECT: unsat
(define-fun number () RegLan (re.++ (re.opt (str.to_re "-")) (re.+ (re.range "0" "9"))))
(declare-const l (List String))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((s String)) (str.in_re s number)) l))
(check-sat)
(assert (List.exists (lambda ((s String)) (str.in_re s (re.inter (re.comp number) re.all))) l))
(check-sat)
