; Floating-point numbers as fields, in options and in accumulators of pairs.
; EXPECT: sat
(declare-datatype Reading ((reading (value Float16) (valid Bool))))
(declare-const l (List Reading))
(assert (= (List.len l) 3))
(assert (= 2 (List.count valid l)))
(assert (List.forall (lambda ((r Reading)) (= (valid r) (not (fp.isNaN (value r))))) l))
(assert (fp.eq ((_ to_fp 5 11) RNE 1.5)
  (List.fold (lambda ((a Float16) (r Reading)) (ite (valid r) (fp.add RNE a (value r)) a)) (_ +zero 5 11) l)))
(check-sat)
