; EXPECT: unsat
; Parentheses that never close too early end at a negative depth.
(set-logic ALL)

(declare-datatypes ((Sign 0) (Depth 0)) (((opening) (closing) (other)) ((depth (legal Bool) (level Int)))))
(declare-const text (List Sign))
(define-fun read ((d Depth) (s Sign)) Depth
  (match s
    ((opening (depth (legal d) (+ (level d) 1)))
     (closing (depth (and (legal d) (> (level d) 0)) (- (level d) 1)))
     (other d))))
(define-fun end () Depth (List.fold read (depth true 0) text))
(assert (legal end))
(assert (< (level end) 0))

(check-sat)
