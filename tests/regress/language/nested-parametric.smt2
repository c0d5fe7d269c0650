; Instances inside instances.
; EXPECT: sat
; EXPECT: ((o (some (pair 1 (as none (Option Bool))))))
; EXPECT: unsat
(declare-datatypes ((Option 1) (Pair 2))
  ((par (T) ((none) (some (value T))))
   (par (A B) ((pair (first A) (second B))))))
(declare-const o (Option (Pair Int (Option Bool))))
(assert (= o (some (pair 1 (as none (Option Bool))))))
(check-sat)
(get-value (o))
(assert (is-some (second (value o))))
(check-sat)
