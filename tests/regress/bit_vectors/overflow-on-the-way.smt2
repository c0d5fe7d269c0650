; A sum that overflows on the way, signed and unsigned, is told by the predicates and by wider words.
; EXPECT: unsat
; EXPECT: sat
(define-sort W () (_ BitVec 4))
(declare-const l (List W))
(declare-datatype S ((s (sum W) (over Bool))))
(define-fun unsigned () S (List.fold (lambda ((a S) (x W)) (s (bvadd (sum a) x) (or (over a) (bvuaddo (sum a) x)))) (s #x0 false) l))
(define-fun signed () S (List.fold (lambda ((a S) (x W)) (s (bvadd (sum a) x) (or (over a) (bvsaddo (sum a) x)))) (s #x0 false) l))
(define-fun wide () (_ BitVec 8) (List.fold (lambda ((a (_ BitVec 8)) (x W)) (bvadd a ((_ zero_extend 4) x))) #x00 l))
(assert (<= (List.len l) 3))
(push 1)
(assert (distinct (over unsigned) (bvugt wide #x0f)))
(check-sat)
(pop 1)
(assert (and (over signed) (not (over unsigned)) (= (List.len l) 2)))
(check-sat)
