game-block-told = Block dominoes
box-block-told-words = Nobody draws: play, or pass.
option-hand_size = Dominoes each
option-hand_size-5 = Five
option-hand_size-7 = Seven
block-told-view-passes = { "" }
refused-not-with-these-ends = The ends ask for { $left } and { $right }.
