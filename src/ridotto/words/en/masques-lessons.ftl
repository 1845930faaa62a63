# The lesson of Masques.

lesson-masques-goal = Collect Seals. **You win with one Seal of each { masques-word-guild }, or with four of one { masques-word-guild }.** You play for two families, Morosini and Venier; { PERSON("B") } plays for Dandolo and Cantarini.
    .title = The goal
lesson-masques-tokens = Every arcade holds a token: **a Seal, which wins the game, or a ducat**, which pays for helpers. When all spaces are full, the arcades are settled one by one.
    .title = Seals and ducats
lesson-masques-two = A card works on the **two arcades beside it**, and on nothing else. Morosini 4 in the lit space leads for the military Seal and for a ducat.
    .title = One card, two arcades
    .deed = Pick Morosini 4, then the lit space between the military Seal and a ducat, then “{ masques-page-deed-Where }”.
lesson-masques-even = { PERSON("B") } has put a 3 beside the merchants Seal. Your Venier 3 on its other side makes it **even: nobody takes it**, and it stays for the next Dance.
    .title = Even
    .deed = Pick Venier 3, then the lit space beside the merchants Seal, then “{ masques-page-deed-Where }”.
lesson-masques-others = You hold cards of other families, and must play some. **Put them where they help least.** Here the ducat is { PERSON("B", form: "of") } already, and for the farmers Seal a 2 is soon beaten.
    .title = Other people’s cards
    .deed = Pick Dandolo 2, then the lit space beside the farmers Seal, then “{ masques-page-deed-Where }”.
lesson-masques-danger = { PERSON("B") } has put Cantarini 4 beside the clergy Seal, and you have no card to beat it. **As things stand, that Seal is lost.**
    .title = A Seal in danger
lesson-masques-thief = A thief costs 1 ducat. He lies in a space like a card and **turns a token beside him face down**: nobody takes it in this Dance.
    .title = Hire a thief
    .deed = Pick the thief, then the lit space beside the clergy Seal, then the Seal itself, then “{ masques-page-deed-WhatToSteal }”.
lesson-masques-settled = The palace was full, so each arcade went to the higher card beside it. **You took the military Seal and a ducat.** The rest is refilled, and the next Dance begins.
    .title = Settled
