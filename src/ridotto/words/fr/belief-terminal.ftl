# Ce qui peut se trouver où, dans un terminal.

terminal-all-know = Ce qui peut se trouver où, d’après ce que tous savent :
terminal-each = { $things } : { $odds } pour chacun
terminal-percent = { $n } %
terminal-why-so = { $exact ->
    [yes] Ces chances sont exactes.
   *[no] Ces chances sont approximatives, et ce qui est sûr est exact.
 } m public : d’après ce que tous savent. m, un lieu et une chose : pourquoi.
terminal-word-public = public
