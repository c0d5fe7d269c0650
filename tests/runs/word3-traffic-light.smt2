; A cycle of three.
; EXPECT: sat
(set-logic ALL)
(declare-datatypes ((Light 0) (Signal 0)) (((red) (green) (yellow)) ((showing (light Light)) (broken))))
(declare-const l (List Light))
(define-fun successor ((x Light)) Light (match x ((red green) (green yellow) (yellow red))))
(define-fun watch ((s Signal) (x Light)) Signal
  (match s ((broken broken) ((showing y) (ite (= x (successor y)) (showing x) broken)))))
(assert (= (List.fold watch (showing red) l) (showing yellow)))
(assert (>= (List.len l) 1000000))
(check-sat)
