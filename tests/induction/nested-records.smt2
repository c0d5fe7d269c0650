; EXPECT: unsat
; The deepest field of a state of records in options changes although no element asks for it.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatypes ((Address 0) (User 0) (Change 0))
  (((address (street Int) (city Int)))
   ((user (name Int) (home (Option Address))))
   ((rename (to Int)) (move (where Address)) (leave))))
(declare-const changes (List Change))
(declare-const home_city Int)
(define-fun apply ((u User) (c Change)) User
  (match c
    (((rename n) (user n (home u)))
     ((move a) (ite (= (city a) home_city) (user (name u) (some a)) u))
     (leave (user (name u) (as none (Option Address)))))))
(define-fun end () User (List.fold apply (user 0 (some (address 1 home_city))) changes))
(declare-const last_home Address)
(assert (= (home end) (some last_home)))
(assert (not (= (city last_home) home_city)))

(check-sat)
