; Word count: a text over a small vocabulary.
;
; A text is a list of words. How can ten words be arranged so that "the" stands four times, is never the last word and
; never stands twice in a row, with each of the other three words twice?
;
; Answer: in many ways.
;
; Second question: can "the" stand six times among ten words? No, since each needs another word after it.

(declare-datatype Word ((the) (cat) (dog) (sees)))
(declare-datatype Reader ((reader (last Word) (fine Bool))))

(define-fun count ((w Word) (text (List Word))) Int
  (List.fold + 0 (List.map (lambda ((x Word)) (ite (= x w) 1 0)) text)))
(define-fun read ((r Reader) (w Word)) Reader
  (reader w (and (fine r) (not (= w the (last r))))))

(declare-const text (List Word))
(define-fun end () Reader (List.fold read (reader cat true) text))
(assert (= (List.len text) 10))
(assert (fine end))
(assert (not (= (last end) the)))

(push)
(assert (= (count the text) 4))
(assert (= (count cat text) (count dog text) (count sees text) 2))
(check-sat)
; expect: sat
(get-value (text))
; expect: a value
(pop)

(assert (= (count the text) 6))
(check-sat)
; expect: unsat
