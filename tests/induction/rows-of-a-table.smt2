; EXPECT: unsat
; Rows of one width: the number of cells is not the product.
(set-logic ALL)

(declare-datatype S ((s (rows Int) (cells Int))))
(declare-const l (List Bool))
(declare-const width Int)
(define-fun r () S (List.fold (lambda ((a S) (keep Bool)) (ite keep (s (+ (rows a) 1) (+ (cells a) width)) a)) (s 0 0) l))
(assert (>= width 0))
(assert (> (cells r) (* width (List.len l))))

(check-sat)
