; Balanced parentheses.
;
; A text of opening and closing parentheses is balanced if the depth is never negative and ends at zero. Which balanced
; text of six parentheses is nested three deep? And is there a balanced one with an odd number of them?
;
; Answers: ((())) and no other; no.

(declare-datatype Paren ((open) (close)))
(declare-datatype Depth ((depth (now Int) (deepest Int) (lowest Int))))
(define-fun read ((d Depth) (p Paren)) Depth
  (let ((next (match p ((open (+ (now d) 1)) (close (- (now d) 1))))))
    (depth next
      (ite (> next (deepest d)) next (deepest d))
      (ite (< next (lowest d)) next (lowest d)))))

(declare-const text (List Paren))
(define-fun end () Depth (List.fold read (depth 0 0 0) text))
(assert (= (now end) 0))
(assert (>= (lowest end) 0))

(push)
(assert (= (List.len text) 6))
(assert (= (deepest end) 3))
(check-sat)
; expect: sat
(get-value (text))
; expect: ((text (List.value Paren (open open open close close close))))
(pop)

(assert (<= (List.len text) 9))
(assert (= (mod (List.len text) 2) 1))
(check-sat)
; expect: unsat
