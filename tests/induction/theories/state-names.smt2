; EXPECT: unsat
; A machine with named states is in one of them.
(set-logic ALL)
(declare-const l (List Bool))
(define-fun next ((s String) (b Bool)) String (ite (= s "idle") (ite b "busy" "idle") (ite b "done" "busy")))
(assert (not (str.in_re (List.fold next "idle" l) (re.union (str.to_re "idle") (str.to_re "busy") (str.to_re "done")))))
(check-sat)
