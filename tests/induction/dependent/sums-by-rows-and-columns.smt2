; EXPECT: unsat
; REWRITING: a rule brings the sums into one order
; What is added up row by row is what is added up column by column, whatever stands there.
(set-logic ALL)

(declare-sort Row 0)
(declare-sort Column 0)
(declare-fun entry (Row Column) Int)
(declare-const rows (List Row))
(declare-const columns (List Column))
(assert (distinct (List.sum (List.map (lambda ((r Row)) (List.sum (List.map (lambda ((c Column)) (entry r c)) columns))) rows))
                  (List.sum (List.map (lambda ((c Column)) (List.sum (List.map (lambda ((r Row)) (entry r c)) rows))) columns))))

(check-sat)
