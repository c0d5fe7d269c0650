; Long lists of words, evaluated many repetitions at once: sums that wrap, comparisons, and what a scan lists.
; EXPECT: sat
(define-fun l () (List (_ BitVec 8)) (List.append (List.repeat 30000 #x01) (List.cycle 100000 (List.value (_ BitVec 8) (#x03 #xff)))))
(assert (= (List.nth (List.scan_left bvadd #x00 l) 20000 #xff) #x20))
(assert (= (List.fold bvadd #x00 (List.take 30000 l)) #x30))
(assert (= (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (ite (bvult a #xf0) (bvadd a x) #x00)) #x00 (List.take 30000 l)) #x74))
(assert (= (List.fold bvadd #x00 l) ((_ int_to_bv 8) (+ 30000 200000))))
(assert (= (List.count (lambda ((a (_ BitVec 8))) (bvslt a #x00)) l) 100000))
(assert (= (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvsub a x)) #x00 (List.take 30000 l)) #xd0))
(assert (= (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (ite (bvsge a #x05) #xfa (bvadd a x))) #x00 (List.take 30000 l)) #x00))
(check-sat)
