; Word count: a text over a small vocabulary.
;
; A text is a list of words. How can ten words be arranged so that "the" stands four times, is never the last word and
; never stands twice in a row, with each of the other three words twice?
;
; Answer: in many ways.
;
; Second question: can "the" stand six times among ten words? No, since each needs another word after it.

(declare-datatype Word ((the) (cat) (dog) (sees)))

(declare-const text (List Word))
(define-fun count ((w Word)) Int (List.count (lambda ((x Word)) (= x w)) text))

(assert (= (List.len text) 10))
(assert (not (List.exists2 (lambda ((w Word) (next Word)) (= w next the)) text (List.tail text))))
(assert (distinct (List.last text cat) the))

(push)
(assert (= (count the) 4))
(assert (= (count cat) (count dog) (count sees) 2))
(check-sat)
; expect: sat
(get-value (text))
; expect: a value
(pop)

(assert (= (count the) 6))
(check-sat)
; expect: unsat
