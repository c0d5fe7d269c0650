; Paths below a folder: prefixes, suffixes and parts of each element.
; EXPECT: sat
; EXPECT: unsat
(declare-const paths (List String))
(assert (List.forall (lambda ((p String)) (and (str.prefixof "/home/" p) (str.suffixof ".rs" p))) paths))
(push 1)
(assert (and (= (List.len paths) 2) (List.distinct paths)))
(assert (List.forall (lambda ((p String)) (and (<= (str.len p) 11) (str.contains p "a"))) paths))
(check-sat)
(pop 1)
(assert (and (<= (List.len paths) 1) (List.exists (lambda ((p String)) (< (str.len p) 6)) paths)))
(check-sat)
