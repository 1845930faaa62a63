# Guided first games: src/ridotto/lessons has their steps, docs/lessons.md says how to write one. At most 45 words a step.
# Stars stand round what is to be read first. `.title` is the heading, `.deed` what the learner is to do.

lesson-title = First ball
lesson-step = { $n } of { $all }
lesson-progress = Step { $n } of { $all }
lesson-next = Next
lesson-skip = Skip lesson
lesson-done = That was your first ball
lesson-done-text = You know enough for a real game now. The bots there play as they like.
lesson-play-on = Play on here
lesson-play-now = Play a real game
lesson-home = Home
lesson-opening = The table is being laid …
