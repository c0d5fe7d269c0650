; EXPECT: sat
; A bracket between two balanced texts is one too many.
(set-logic ALL)
(declare-const left String)
(declare-const right String)
(define-fun step ((depth Int) (c String)) Int (ite (= c "[") (+ depth 1) (ite (= c "]") (- depth 1) depth)))
(define-fun depth ((text String)) Int (List.fold step 0 (List.of_string text)))
(assert (= (depth left) 0))
(assert (= (depth right) 0))
(assert (not (= (depth (str.++ left "[" right)) 0)))
(check-sat)
