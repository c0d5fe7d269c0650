; EXPECT: sat
; At most two may be two.
(set-logic ALL)

(declare-datatype User ((user (name Int) (admin Bool))))
(declare-const users (List User))
(define-fun admins () Int (List.len (List.filter admin users)))
(assert (<= admins 2))
(assert (List.exists_pair (lambda ((u User) (v User)) (and (admin u) (admin v))) users))

(check-sat)
