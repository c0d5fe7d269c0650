; Exam grades: an average that no candidate has.
;
; Grades go from 1 (best) to 6. Four candidates have an average of exactly 2.5, and the best and the worst of them differ
; by one grade at most. Which grades are they?
;
; Answer: two 2s and two 3s. The average is written without division, as sum = average * number.
;
; Second question: can all be better than the average? No (here for up to four candidates).

(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun best ((xs (List Int))) Int (List.fold (lambda ((a Int) (x Int)) (ite (< x a) x a)) 6 xs))
(define-fun worst ((xs (List Int))) Int (List.fold (lambda ((a Int) (x Int)) (ite (> x a) x a)) 1 xs))
(define-fun count ((grade Int) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (= x grade) (+ n 1) n)) 0 xs))

(declare-const grades (List Int))
(assert (List.fold (lambda ((ok Bool) (g Int)) (and ok (<= 1 g 6))) true grades))

(push)
(assert (= (List.len grades) 4))
(assert (= (* 2 (sum grades)) (* 5 (List.len grades))))
(assert (<= (- (worst grades) (best grades)) 1))
(check-sat)
; expect: sat
(get-value ((count 2 grades) (count 3 grades) (/ (sum grades) (List.len grades))))
; expect: (((count 2 grades) 2) ((count 3 grades) 2) ((/ (sum grades) (List.len grades)) (/ 5.0 2.0)))
(pop)

; Better is lower. The sum is itself a fold over the grades, used inside the function of another one.
(assert (<= 1 (List.len grades) 4))
(assert
  (List.fold
    (lambda ((ok Bool) (g Int)) (and ok (< (* g (List.len grades)) (sum grades))))
    true grades))
(check-sat)
; expect: unsat
