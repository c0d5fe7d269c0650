; EXPECT: sat
; Satisfiable: all members may be minors.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun size ((h Household)) Int (List.len (members h)))
(assert (>= (List.sum (List.map (lambda ((h Household)) (List.count (lambda ((m Member)) (< (age m) 18)) (members h))) households)) (List.sum (List.map size households))))
(assert (> (List.sum (List.map size households)) 2))

(check-sat)
