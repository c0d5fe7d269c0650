; The declared number of sort parameters must be that of `par`.
; EXPECT: (error "line 6 column 34: `Option` is declared with 1 sort parameter, but its constructors are written with 0")
; EXPECT: (error "line 7 column 32: `Pair` is declared with 2 sort parameters, but its constructors are written with 1")
; EXPECT: (error "line 8 column 1: expected (declare-datatypes ((name arity) …) (((constructor (selector Sort) …) …) …))")
; EXPECT: sat
(declare-datatypes ((Option 1)) (((none))))
(declare-datatypes ((Pair 2)) ((par (A) ((pair (first A))))))
(declare-datatypes ((A 0) (B 0)) (((a))))
(declare-datatypes ((Option 0) (Pair 0)) (((none)) ((pair))))
(check-sat)
