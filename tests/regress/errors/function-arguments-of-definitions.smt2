; What is passed for a function parameter must be a function of that sort.
; EXPECT: (error "line 11 column 16: the function of `every` needs 1 parameter, but this one has 2")
; EXPECT: (error "line 12 column 28: parameter 1 of the function has sort Bool, but `every` gives it Int")
; EXPECT: (error "line 13 column 16: argument 1 of `every` has sort (-> Int Int), but (-> Int Bool) is expected")
; EXPECT: (error "line 14 column 16: a function is expected here: a lambda, the name of a function, a constructor or a built-in such as `+`")
; EXPECT: (error "line 15 column 9: `every` takes 2 arguments, but 1 was given")
; EXPECT: sat
(define-fun every ((p (-> Int Bool)) (l (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true l))
(declare-const l (List Int))
(assert (every (lambda ((x Int) (y Int)) true) l))
(assert (every (lambda ((x Bool)) x) l))
(assert (every (lambda ((x Int)) x) l))
(assert (every 7 l))
(assert (every (lambda ((x Int)) true)))
(check-sat)
