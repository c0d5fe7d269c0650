; Whether declarations are global is settled before there are any.
; EXPECT: (error "line 8 column 34: `:global-declarations` can be changed only before anything is declared or asserted")
; EXPECT: false
; EXPECT: (error "line 13 column 34: `:global-declarations` can be changed only before anything is declared or asserted")
; EXPECT: true
(declare-const x Int)
(set-option :global-declarations false)
(set-option :global-declarations true)
(get-option :global-declarations)
(reset)
(set-option :global-declarations true)
(push)
(set-option :global-declarations false)
(get-option :global-declarations)
