; The least of a few strings by a fold is one of them, and below all of them.
; EXPECT: unsat
(declare-const l (List String))
(define-fun least () String (List.fold (lambda ((m String) (s String)) (ite (str.< s m) s m)) (List.head l "") l))
(assert (= (List.len l) 2))
(assert (List.exists (lambda ((s String)) (and (str.< s least) (not (= s least)))) l))
(check-sat)
