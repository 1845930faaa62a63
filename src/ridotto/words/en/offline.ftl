# What an installed page says while the server cannot be reached: vite.config.ts puts it into the service worker.

offline-again = Try again
offline-hint = Your tables are safe on the server, and your seat is kept. Check your connection.
offline-title = No connection to the server
