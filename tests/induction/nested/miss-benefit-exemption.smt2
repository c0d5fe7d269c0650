; EXPECT: sat
; Satisfiable: two members may raise it by two hundred.
(set-logic ALL)

(declare-datatype Member ((member (age Int) (incomes (List Int)))))
(declare-datatype Household ((household (rent Int) (members (List Member)))))
(declare-const households (List Household))
(define-fun yearly ((m Member)) Int (List.sum (incomes m)))
(define-fun income ((h Household)) Int (List.sum (List.map yearly (members h))))
(define-fun size ((h Household)) Int (List.len (members h)))
(define-fun benefit ((h Household)) Int (ite (< (income h) 1000) (- 1000 (income h)) 0))
(define-fun with-exemption ((h Household)) Int (let ((counted (- (income h) (* 100 (size h))))) (ite (< counted 1000) (- 1000 counted) 0)))
(assert (List.exists (lambda ((h Household)) (= (with-exemption h) (+ (benefit h) 200))) households))

(check-sat)
