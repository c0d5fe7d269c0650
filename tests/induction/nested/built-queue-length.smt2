; EXPECT: unsat
; A queue by priority has as many jobs as were put into it.
(set-logic ALL)

(declare-datatype Job ((job (priority Int) (minutes Int))))
(declare-const jobs (List Job))
(define-fun insert ((queue (List Job)) (new Job)) (List Job)
  (List.append
    (List.take_while (lambda ((j Job)) (>= (priority j) (priority new))) queue)
    (List.value Job (new))
    (List.drop_while (lambda ((j Job)) (>= (priority j) (priority new))) queue)))
(define-fun queue () (List Job) (List.fold insert (List.value Job ()) jobs))
(assert (distinct (List.len queue) (List.len jobs)))

(check-sat)
