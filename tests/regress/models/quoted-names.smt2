; Names that need bars get them, in sorts, constructors and symbols.
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun |a b| () |My Sort| (|my constructor| 1))
; EXPECT:   (define-fun |1| () (List |My Sort|) (List.value |My Sort| ((|my constructor| 2))))
; EXPECT: )
(declare-datatype |My Sort| ((|my constructor| (|my field| Int))))
(declare-const |a b| |My Sort|)
(declare-const |1| (List |My Sort|))
(assert (= (|my field| |a b|) 1))
(assert (= |1| (List.value |My Sort| ((|my constructor| 2)))))
(check-sat)
(get-model)
