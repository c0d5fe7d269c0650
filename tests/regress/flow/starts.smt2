; Two lists that are read in the same way: a fold goes on in the second from where it ended in the first.
; MODES: default one-thread
; COMMAND-LINE: --strategy search --disable unroll,runs,summarization
; EXPECT: sat
(declare-const k (List Int)) (declare-const m (List Int))
(assert (< (List.fold + (- 1) (List.append k m)) 0))
(assert (> (List.fold + (- 1) k) 100))
(check-sat)
