; Names of the language belong to the language.
; EXPECT: (error "line 8 column 16: `and` is a built-in name and cannot be declared")
; EXPECT: (error "line 9 column 13: `List.fold` is a built-in name and cannot be declared")
; EXPECT: (error "line 10 column 15: `Int` is a built-in name and cannot be declared")
; EXPECT: (error "line 11 column 19: `List` is a built-in name and cannot be declared")
; EXPECT: (error "line 12 column 28: `true` is a built-in name and cannot be declared")
; EXPECT: sat
(declare-const and Int)
(define-fun List.fold ((x Int)) Int x)
(declare-sort Int 0)
(declare-datatype List ((nil)))
(declare-datatype Answer ((true) (no)))
(declare-datatype Answer ((yes) (no)))
(check-sat)
