; Enumerations, testers and match.
; status: unsat
(declare-datatypes ((Light 0)) (((red) (yellow) (green))))
(define-fun next ((l Light)) Light (match l ((red green) (green yellow) (_ red))))
(define-fun start () (List Light) (List.value Light (red yellow)))
(assert (not (= (List.map next (List.map next (List.map next start))) start)))
(check-sat)
