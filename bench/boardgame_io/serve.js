// node serve.js PORT [FOLDER]: the peer's server, in memory or with its own store of files.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Wizards } = require('./game.js');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [Wizards], origins: [Origins.LOCALHOST], db });
server.run(Number(port), () => console.log('ready'));
