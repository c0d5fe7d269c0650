; Datatypes declared together may use each other, in any order, as long as there is no cycle.
; EXPECT: sat
; EXPECT: ((w (wheel Flat (size 16))))
(declare-datatypes ((Wheel 0) (Tyre 0) (Size 0))
  (((wheel (tyre Tyre) (inches Size)))
   ((Flat) (Fine))
   ((size (number Int)))))
(declare-const w Wheel)
(assert (= (tyre w) Flat))
(assert (= (number (inches w)) 16))
(check-sat)
(get-value (w))
