; Majority vote: is the one-pass algorithm of Boyer and Moore right?
;
; It keeps one candidate and a counter: an equal vote counts up, another one down, and at zero the next vote becomes the
; candidate. If some candidate has more than half of the votes, the algorithm must have found that one.
;
; Answer: it is right, so there is no counterexample of any length.
;
; Second question: without a majority, can it find somebody who has fewer votes than another? Yes.

(declare-datatype Candidate ((ann) (bob) (cho)))
(declare-datatype Tally ((tally (leader Candidate) (lead Int))))

(define-fun vote ((t Tally) (c Candidate)) Tally
  (ite (= (lead t) 0) (tally c 1)
    (ite (= c (leader t)) (tally c (+ (lead t) 1)) (tally (leader t) (- (lead t) 1)))))

(declare-const votes (List Candidate))
(declare-const other Candidate)
(define-fun found () Candidate (leader (List.fold vote (tally ann 0) votes)))
(define-fun count ((c Candidate)) Int (List.count (lambda ((v Candidate)) (= v c)) votes))

(push)
(assert (> (* 2 (count other)) (List.len votes)))
(assert (not (= found other)))
(check-sat)
; expect: unsat
(pop)

(assert (= (List.len votes) 7))
(assert (> (count other) (count found)))
(check-sat)
; expect: sat
(get-value (votes found other))
; expect: a value
