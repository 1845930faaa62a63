# How a player is called to the table.

alerts-no = No
alerts-offer-notify = You were asked while this page was hidden. Show a notification next time?
alerts-offer-sound = Sound when it is your turn?
alerts-yes = Yes
