# How a player is called to the table.

alerts-no = No
alerts-offer-notify = You were asked while this page was hidden. Show a notification next time?
alerts-yes = Yes
