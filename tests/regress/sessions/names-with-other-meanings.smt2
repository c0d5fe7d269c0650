; What was found of a name says nothing of one that is declared again: a model, a refutation and a lemma of earlier questions.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: sat
; MODES: default one-thread no-learn process reprint
(push)
(declare-const l (List Int))
(define-fun step ((a Int) (x Int)) Int (ite (> x 0) (+ a x) a))
(assert (= (List.fold step 0 l) 7))
(check-sat)
(assert (< (List.fold step 0 l) 0))
(check-sat)
(pop)
(push)
(declare-const l (List Int))
(define-fun step ((a Int) (x Int)) Int (ite (> x 0) (- a x) a))
(assert (< (List.fold step 0 l) (- 6)))
(check-sat)
(assert (> (List.fold step 0 l) 0))
(check-sat)
(pop)
(push)
(declare-const l (List Bool))
(declare-fun f (Int) Bool)
(assert (= (List.len l) 3))
(assert (f 7))
(check-sat)
(pop)
(push)
(declare-const l Int)
(declare-fun f (Bool) Int)
(assert (= (f true) l 12))
(check-sat)
(pop)
