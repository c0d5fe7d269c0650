; Balanced parentheses.
;
; A text of opening and closing parentheses is balanced if the depth is never negative and ends at zero. Which balanced
; text of six parentheses is nested three deep? And can a balanced one, of whatever length, have more of one kind than of
; the other?
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

(define-fun count ((p Paren)) Int (List.count (lambda ((q Paren)) (= p q)) text))
(assert (distinct (count open) (count close)))
(check-sat)
; expect: unsat
