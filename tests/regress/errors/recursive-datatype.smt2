; The cycle is named. Lists and natural numbers are no cycle: see ../recursion.
; EXPECT: (error "line 7 column 19: the datatype is recursive (Tree, Tree): use List for sequences of elements")
; EXPECT: (error "line 8 column 22: the datatype is recursive (A, B, C, A): use List for sequences of elements")
; EXPECT: (error "line 10 column 19: the datatype is recursive (Rose, Rose): use List for sequences of elements")
; EXPECT: sat
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Tree ((leaf) (node (left Tree) (right Tree))))
(declare-datatypes ((A 0) (B 0) (C 0)) (((a (to-b B))) ((b (to-c C))) ((c (to-a A)))))
(declare-datatype Nat ((zero) (succ (pred Nat))))
(declare-datatype Rose ((rose (next (Option Rose)))))
(declare-datatype Tree ((leaf) (node (left Int) (right Int))))
(check-sat)
