; Words in records and options.
; EXPECT: sat
; EXPECT: ((packets (List.value Packet ((packet #x2a (some #x0007))))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Packet ((packet (id (_ BitVec 8)) (port (Option (_ BitVec 16))))))
(declare-const packets (List Packet))
(assert (= (List.len packets) 1))
(assert (List.forall (lambda ((p Packet)) (and (= (id p) #x2a) (match (port p) ((none false) ((some n) (= n #x0007)))))) packets))
(check-sat)
(get-value (packets))
