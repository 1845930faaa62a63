# What may lie where, at a terminal.

terminal-all-know = What may lie where, by what all know:
terminal-each = { $things }: each { $odds }
terminal-percent = { $n }%
terminal-why-so = { $exact ->
    [yes] These odds are exact.
   *[no] These odds are about right, and what is certain is exact.
 } m public: by what all know. m, a place and a thing: why it is so.
terminal-word-public = public
