// node server.js PORT [FOLDER]: in memory, or with FlatFile in a folder. Only this machine can reach it.
const { Server, FlatFile } = require('boardgame.io/server');
const { Hidden } = require('./game.js');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Hidden], db, origins: [false] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (where, then) => listen(where, '127.0.0.1', then);
server.run(Number(port)).then(() => console.log('ready'));
