; EXPECT: unsat
; The head of a filtered list is the first element that passes, and its last element is the last one.
(set-logic ALL)

(declare-datatype Price ((price (id Int) (cents Int))))
(declare-const prices (List Price))
(declare-const i Int)
(define-fun own () (List Price) (List.filter (lambda ((p Price)) (= (id p) i)) prices))
(declare-const none Price)
(assert (distinct none (List.head own none)))
(assert (or (distinct (List.head own none) (List.find (lambda ((p Price)) (= (id p) i)) prices none)) (distinct (id (List.last own none)) i)))

(check-sat)
