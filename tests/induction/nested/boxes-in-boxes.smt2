; EXPECT: unsat
; Boxes in boxes, of a parametric datatype, that weigh at least as much as the outer label.
(set-logic ALL)

(declare-datatype Box (par (T) ((box (label Int) (content (List T))))))
(declare-datatype Pair (par (A B) ((pair (fst A) (snd B)))))
(declare-const bs (List (Box Int)))
(declare-const bbs (List (Box (Box Int))))
(define-fun weight ((b (Box Int))) Int (List.sum (content b)))
(assert (List.forall (lambda ((bb (Box (Box Int)))) (List.forall (lambda ((b (Box Int))) (>= (weight b) (label bb))) (content bb))) bbs))
(assert (List.forall (lambda ((bb (Box (Box Int)))) (>= (label bb) 0)) bbs))
(assert (< (List.sum (List.map (lambda ((bb (Box (Box Int)))) (List.sum (List.map weight (content bb)))) bbs)) 0))
(check-sat)
