# Ce que dit une page installée tant que le serveur est hors d’atteinte : vite.config.ts le met dans le service worker.

offline-again = Réessayer
offline-hint = Vos tables sont en sûreté sur le serveur, et votre place est gardée. Vérifiez votre connexion.
offline-title = Pas de connexion au serveur
