; Two sort parameters, constructors whose arguments determine both.
; EXPECT: sat
; EXPECT: ((p (pair 1 true))
; EXPECT:  ((first p) 1)
; EXPECT:  ((second (pair 2 (first p))) 1))
(declare-datatypes ((Pair 2)) ((par (A B) ((pair (first A) (second B))))))
(declare-const p (Pair Int Bool))
(assert (= p (pair 1 (not false))))
(check-sat)
(get-value (p (first p) (second (pair 2 (first p)))))
