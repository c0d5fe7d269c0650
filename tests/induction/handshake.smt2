; EXPECT: unsat
; A connection is established although no acknowledgement came after the request.
(set-logic ALL)

(declare-datatypes ((Phase 0) (Packet 0)) (((idle) (waiting) (established)) ((syn (port Int)) (ack) (fin) (noise))))
(declare-const packets (List Packet))
(define-fun phase () Phase
  (List.fold
    (lambda ((s Phase) (p Packet))
      (match p
        (((syn n) (ite (and (= s idle) (> n 1024)) waiting s))
         (ack (ite (= s waiting) established s))
         (fin idle)
         (noise s))))
    idle packets))
(assert (= phase established))
(assert (not (List.fold (lambda ((seen Bool) (p Packet)) (or seen (and ((_ is syn) p) (> (port p) 1024)))) false packets)))

(check-sat)
