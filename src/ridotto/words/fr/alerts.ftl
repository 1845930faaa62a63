# Comment un joueur est appelé à la table.

alerts-no = Non
alerts-offer-notify = C’était à vous pendant que cette page était cachée. Afficher une notification la prochaine fois ?
alerts-yes = Oui
