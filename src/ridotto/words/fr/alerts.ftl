# Comment un joueur est appelé à la table.

alerts-no = Non
alerts-offer-notify = C’était à vous pendant que cette page était cachée. Afficher une notification la prochaine fois ?
alerts-offer-sound = Un son quand c’est à vous ?
alerts-yes = Oui
