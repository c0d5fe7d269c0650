; A fold with a neutral element
; origin: written for this corpus (paper section 7.2, custom problems)
;
; Subtracting all the elements from 10 gives a number above 1000. Zero is neutral for this fold, and
; its first element alone can reach any result.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 3000 100
(set-info :status sat)
(set-logic ALL)

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

(declare-const goal Int)
(assert (> goal 1000))
(assert (= (List.fold (lambda ((acc Int) (x Int)) (- acc x)) 10 l) goal))

(check-sat)
