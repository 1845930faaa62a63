# What a link to a table says where it is pasted, before anybody opens it; and what the installed page is called.

preview-about = Games of masks and hidden identity, against bots or with friends, in the browser.
preview-invited = { $host } invites you: { $game }
preview-sit = A seat is free. Open the link and sit down, in the browser.
