; Products and differences overflow exactly if they do so in wider words.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(define-sort W () (_ BitVec 3))
(declare-const l (List W))
(assert (= (List.len l) 2))
(define-fun x () W (List.nth l 0 #b000))
(define-fun y () W (List.nth l 1 #b000))
(push 1)
(assert (distinct (bvumulo x y) (bvugt (bvmul ((_ zero_extend 3) x) ((_ zero_extend 3) y)) #b000111)))
(check-sat)
(pop 1)
(push 1)
(assert (distinct (bvsmulo x y) (distinct (bvmul ((_ sign_extend 3) x) ((_ sign_extend 3) y)) ((_ sign_extend 3) (bvmul x y)))))
(check-sat)
(pop 1)
(assert (or (distinct (bvusubo x y) (bvult x y)) (distinct (bvssubo x y) (distinct (bvsub ((_ sign_extend 1) x) ((_ sign_extend 1) y)) ((_ sign_extend 1) (bvsub x y))))))
(check-sat)
