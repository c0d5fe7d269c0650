; Exam grades: an average that no candidate has.
;
; Grades go from 1 (best) to 6. Four candidates have an average of exactly 2.5, and the best and the worst of them differ
; by one grade at most. Which grades are they?
;
; Answer: two 2s and two 3s. The average is written without division, as sum = average * number.
;
; Second question: can all be better than the average? No, however many they are.

(define-fun count ((grade Int) (xs (List Int))) Int (List.count (lambda ((x Int)) (= x grade)) xs))

(declare-const grades (List Int))
(assert (List.forall (lambda ((g Int)) (<= 1 g 6)) grades))

(push)
(assert (= (List.len grades) 4))
(assert (= (* 2 (List.sum grades)) (* 5 (List.len grades))))
(assert (<= (- (List.max grades 1) (List.min grades 6)) 1))
(check-sat)
; expect: sat
(get-value ((count 2 grades) (count 3 grades) (/ (List.sum grades) (List.len grades))))
; expect: (((count 2 grades) 2) ((count 3 grades) 2) ((/ (List.sum grades) (List.len grades)) (/ 5.0 2.0)))
(pop)

; Better is lower. The sum is a fold over the grades, used inside a function that is itself applied to each of them.
(assert (not (List.is_empty grades)))
(assert (List.forall (lambda ((g Int)) (< (* g (List.len grades)) (List.sum grades))) grades))
(check-sat)
; expect: unsat
