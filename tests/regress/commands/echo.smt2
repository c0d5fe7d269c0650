; A string is printed as it is written.
; EXPECT: "hello"
; EXPECT: "a ""quoted"" word; and (parentheses)"
; EXPECT: ""
(echo "hello")
(echo "a ""quoted"" word; and (parentheses)")
(echo "")
