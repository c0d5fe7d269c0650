; EXPECT: unsat
; There is one administrator, and not two.
(set-logic ALL)

(declare-datatype User ((user (name Int) (admin Bool))))
(declare-const users (List User))
(define-fun admins () Int (List.len (List.filter admin users)))
(assert (= admins 1))
(assert (List.exists_pair (lambda ((u User) (v User)) (and (admin u) (admin v))) users))

(check-sat)
