; Sequences in definitions of sorts, datatypes and functions, as files of other tools have them.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: ((p (pair 2 (seq.++ (seq.unit 3) (seq.unit 4)))))
; EXPECT: unsat
(set-logic ALL)
(set-option :produce-models true)
(define-sort Row () (Seq Int))
(declare-datatypes ((Pair 2)) ((par (A B) ((pair (fst A) (snd B))))))
(declare-const p (Pair Int Row))
(define-fun rest ((r Row)) Row (seq.extract r 1 (- (seq.len r) 1)))
(assert (= (rest (snd p)) (seq.unit 4)))
(assert (= (seq.nth (snd p) 0) 3))
(assert (= (fst p) (seq.len (snd p))))
(check-sat)
(get-value (p))
(assert (not (= (seq.++ (seq.at (snd p) 0) (rest (snd p))) (snd p))))
(check-sat)
