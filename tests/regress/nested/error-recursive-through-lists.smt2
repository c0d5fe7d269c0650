; A datatype may not contain itself, not even in a list.
; EXPECT: (error "line 6 column 19: the datatype is recursive (Tree, Tree): use List for sequences of elements")
; EXPECT: (error "line 7 column 22: the datatype is recursive (A, B, A): use List for sequences of elements")
; EXPECT: (error "line 8 column 19: the datatype is recursive (Rose, Rose): use List for sequences of elements")
; EXPECT: sat
(declare-datatype Tree ((node (children (List Tree)))))
(declare-datatypes ((A 0) (B 0)) (((a (bs (List B)))) ((b (cs (List (List A)))))))
(declare-datatype Rose (par (T) ((rose (root T) (more (List (Rose T)))))))
(check-sat)
