; The assertions in force, as they were written but for layout and comments.
; EXPECT: ()
; EXPECT: ((> x 1)
; EXPECT:  (! (< x (+ 2 3)) :named small))
; EXPECT: ((> x 1))
(declare-const x Int)
(get-assertions)
(assert (> x 1))
(push)
(assert (! (< x ; a comment
   (+ 2
      3)) :named small))
(get-assertions)
(pop)
(get-assertions)
