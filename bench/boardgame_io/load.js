// node load.js PORT TABLES SECONDS IN_FLIGHT RATE RATE_SECONDS PID: the same workload as lean.py, by the peer's own protocol.
const { io } = require('socket.io-client');
const fs = require('fs');
const { choices } = require('./game.js');

const [port, count, seconds, inFlight, rate, rateSeconds, pid] = process.argv.slice(2).map(Number);
const SEATS = 4;
const tables = [];
let onMove = () => {};

function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function memory() {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
}

class Table {
  constructor(id) {
    this.id = `t${id}`;
    this.ready = 0;
    this.missing = 0;
    this.over = false;
    this.sockets = [];
  }

  open() {
    return new Promise((done) => {
      for (let seat = 0; seat < SEATS; seat++) {
        const socket = io(`http://localhost:${port}/wizards`, { transports: ['websocket'], forceNew: true });
        this.sockets.push(socket);
        socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, SEATS));
        socket.on('sync', (id, info) => {
          this.hear(seat, info.state);
          if (++this.ready === SEATS) done();
        });
        socket.on('update', (id, state) => {
          this.hear(seat, state);
          if (this.missing && --this.missing === 0) onMove(this);
        });
      }
    });
  }

  hear(seat, state) {
    this.over = this.over || state.ctx.gameover !== undefined;
    if (Number(state.ctx.currentPlayer) === seat) {
      this.turn = { seat, state };
    }
  }

  move(at) {
    if (this.over || !this.turn) return false;
    const { seat, state } = this.turn;
    this.turn = undefined;
    const options = choices(state.G, seat);
    const [card, target] = options[Math.floor(Math.random() * options.length)];
    this.sentAt = at;
    this.missing = SEATS;
    const payload = { type: 'play', args: [card, target], playerID: String(seat) };
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, String(seat));
    return true;
  }
}

const now = () => performance.now();
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function atRate() {
  const times = [];
  onMove = (table) => times.push(now() - table.sentAt);
  const started = now();
  const total = rate * rateSeconds;
  for (let i = 0; i < total; i++) {
    const due = started + (i * 1000) / rate;
    if (due - now() > 0.5) await sleep(due - now());
    else if (i % 8 === 0) await new Promise(setImmediate);
    const table = tables[i % tables.length];
    if (!table.missing) table.move(due);
  }
  await sleep(500);
  return times.sort((a, b) => a - b);
}

async function saturate() {
  const waiting = tables.filter((table) => !table.over);
  let moves = 0;
  let stop = false;
  onMove = (table) => {
    moves++;
    if (stop) return;
    waiting.push(table);
    while (waiting.length && !waiting.shift().move(now()));
  };
  const started = now();
  const before = cpu();
  for (let i = 0; i < inFlight; i++) while (waiting.length && !waiting.shift().move(now()));
  while (now() - started < seconds * 1000 && tables.some((table) => !table.over)) await sleep(20);
  stop = true;
  const spent = (now() - started) / 1000;
  return { moves, spent, cpu: cpu() - before };
}

(async () => {
  const before = memory();
  for (let i = 0; i < count; i++) {
    const table = new Table(i);
    tables.push(table);
    await table.open();
  }
  const kilobytes = (memory() - before) / count;
  const times = rate ? await atRate() : [];
  const result = { kilobytes, ...(await saturate()) };
  result.p50 = times[Math.floor(times.length * 0.5)];
  result.p99 = times[Math.floor(times.length * 0.99)];
  console.log(JSON.stringify(result));
  process.exit(0);
})();
