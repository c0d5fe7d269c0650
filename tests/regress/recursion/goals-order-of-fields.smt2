; Goals about lists whose rest comes first, by selectors and testers.
; MODES: default one-thread
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-datatypes ((L 0)) (((Cns (rest L) (item Int)) (Empty))))
(define-fun-rec Lapp ((x L) (y L)) L (ite (= x Empty) y (Cns (Lapp (rest x) y) (item x))))
(define-fun-rec Lsum ((x L)) Int (ite ((_ is Empty) x) 0 (+ (Lsum (rest x)) (item x))))
(define-fun-rec Lrev ((x L) (y L)) L (ite (not ((_ is Cns) x)) y (Lrev (rest x) (Cns y (item x)))))
(define-fun-rec Llen ((x L)) Int (ite ((_ is Cns) x) (+ 1 (Llen (rest x))) 0))
(define-fun-rec Lsorted ((x L)) Bool
  (or (= x Empty) (= (rest x) Empty) (and (<= (item x) (item (rest x))) (Lsorted (rest x)))))
(define-fun-rec Lins ((e Int) (x L)) L
  (ite (= x Empty) (Cns Empty e) (ite (<= e (item x)) (Cns x e) (Cns (Lins e (rest x)) (item x)))))
(define-fun-rec Lsort ((x L)) L (ite (= x Empty) Empty (Lins (item x) (Lsort (rest x)))))
(define-fun-rec Ltake ((n Int) (x L)) L
  (ite (or (<= n 0) (= x Empty)) Empty (Cns (Ltake (- n 1) (rest x)) (item x))))
(define-fun-rec Ldrop ((n Int) (x L)) L (ite (or (<= n 0) (= x Empty)) x (Ldrop (- n 1) (rest x))))
(define-fun-rec Lhas ((e Int) (x L)) Bool (match x (((Cns r y) (ite (= y e) true (Lhas e r))) (Empty false))))
(define-fun-rec Lstutter ((x L)) L (match x ((Empty Empty) ((Cns r y) (Cns (Cns (Lstutter r) y) y)))))
(define-fun-rec Lskip ((e Int) (x L)) L (match x ((Empty Empty) ((Cns r y) (ite (= e y) (Lskip e r) x)))))
(define-fun-rec Lmins ((x L) (y L)) L
  (match x ((Empty Empty) ((Cns r a) (match y ((Empty Empty) ((Cns s b) (Cns (Lmins r s) (ite (< a b) a b)))))))))
(push)
(assert (not (forall ((x L) (y L)) (= (Lsum (Lapp x y)) (+ (Lsum x) (Lsum y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L) (z L)) (= (Lapp x (Lapp y z)) (Lapp (Lapp x y) z)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (= (Lrev (Lrev x Empty) Empty) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (= (Llen (Lrev x y)) (+ (Llen x) (Llen y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (= (Lrev x Empty) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (Lsorted (Lsort x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (= (Lsum (Lsort x)) (Lsum x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Int) (x L)) (= (Lhas e (Lsort x)) (Lhas e x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (=> (Lsorted x) (Lsorted (Lapp x y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Int) (x L)) (= (Lapp (Ltake n x) (Ldrop n x)) x))))
(check-sat)
(pop)
(push)
(assert (not (forall ((n Int) (x L)) (=> (<= 0 n (Llen x)) (= (Llen (Ltake n x)) n)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (= (Llen (Lstutter x)) (* 2 (Llen x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L)) (= (Lsum (Lstutter x)) (* 2 (Lsum x))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (= (Lstutter (Lapp x y)) (Lapp (Lstutter x) (Lstutter y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((e Int) (x L)) (<= (Llen (Lskip e x)) (Llen x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (=> (= (Llen x) (Llen y)) (= (Llen (Lmins x y)) (Llen y))))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (= (Lmins x y) (Lmins y x)))))
(check-sat)
(pop)
(push)
(assert (not (forall ((x L) (y L)) (=> (= (Llen x) (Llen y)) (<= (Lsum (Lmins x y)) (Lsum x))))))
(check-sat)
(pop)
