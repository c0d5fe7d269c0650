; EXPECT: unsat
; The lead of a majority vote exceeds the number of votes, or falls below zero.
(set-logic ALL)

(declare-datatype Vote ((vote (candidate Int) (lead Int))))
(declare-const votes (List Int))
(define-fun result () Vote
  (List.fold
    (lambda ((v Vote) (x Int))
      (ite (= (lead v) 0) (vote x 1) (ite (= x (candidate v)) (vote x (+ (lead v) 1)) (vote (candidate v) (- (lead v) 1)))))
    (vote 0 0) votes))
(assert (or (< (lead result) 0) (> (lead result) (List.len votes))))

(check-sat)
