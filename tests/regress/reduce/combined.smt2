; With records, and inside a function.
; EXPECT: sat
; EXPECT: (((List.reduce better players (player 0 0)) (player 2 9))
; EXPECT:  ((List.map (lambda ((k Int)) (List.reduce (lambda ((a Int) (x Int)) (+ (* a k) x)) (List.value Int (1 2 3)) 0)) (List.value Int (0 10))) (List.value Int (3 123))))
(declare-datatype Player ((player (name Int) (points Int))))
(define-fun better ((a Player) (b Player)) Player (ite (< (points a) (points b)) b a))
(declare-const players (List Player))
(assert (= players (List.value Player ((player 1 5) (player 2 9) (player 3 9)))))
(check-sat)
(get-value ((List.reduce better players (player 0 0)) (List.map (lambda ((k Int)) (List.reduce (lambda ((a Int) (x Int)) (+ (* a k) x)) (List.value Int (1 2 3)) 0)) (List.value Int (0 10)))))
