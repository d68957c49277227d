// Wizards and Witches for boardgame.io: the same cards, turns and secrets, written the way its documentation does.
const NAMES = [
  'cauldron_1', 'cauldron_2', 'cauldron_3', 'cauldron_4', 'mirror_1', 'mirror_2', 'mirror_3', 'mirror_4',
  'potion_1', 'potion_2', 'potion_3', 'spell_1', 'spell_2', 'spell_3', 'lair', 'exploded_lair',
];
const SIZE = [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 1, 2, 3, 0, 0];
const COPIES = [6, 6, 4, 2, 6, 6, 4, 2, 14, 12, 8, 14, 12, 8, 8, 8];

function draw(G, seat) {
  if (G.secret.pile.length === 0) {
    G.secret.pile = G.discards;
    G.discards = [];
  }
  G.players[seat].hand = [G.secret.pile.pop()];
  G.left = G.secret.pile.length;
}

function targets(G, seat) {
  return G.places.map((place, other) => other).filter((other) => other !== seat && !G.places[other].out);
}

function choices(G, seat) {
  const card = G.players[seat].hand[0];
  if (card < 8) return [[card, seat]];
  if (card === 14) return G.places[seat].lair ? [[card, -1]] : [[card, seat]];
  return targets(G, seat).map((other) => [card, other]);
}

function hit(G, card, target) {
  const place = G.places[target];
  const side = card < 11 ? 0 : 1;
  const room = place.room[side];
  const size = SIZE[card];
  const through = Math.max(0, size - room);
  place.room[side] = Math.max(0, room - size);
  if (room > 0 && place.room[side] === 0) {
    G.discards.push(...place.shields[side]);
    place.shields[side] = [];
  }
  place.hits += through;
  place.wounds.push({ card: NAMES[card], hits: through });
  if (place.hits >= 10) place.out = true;
}

const Wizards = {
  name: 'wizards',
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(COPIES.flatMap((copies, card) => Array(copies).fill(card)));
    const G = {
      secret: { pile }, discards: [], left: pile.length, players: {},
      places: Array.from({ length: ctx.numPlayers }, () => ({
        hits: 0, out: false, lair: false, miss: false, room: [0, 0], shields: [[], []], wounds: [],
      })),
    };
    for (let seat = 0; seat < ctx.numPlayers; seat++) G.players[seat] = { hand: [] };
    draw(G, 0);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...rest } = G;
    return { ...rest, players: { [playerID]: players[playerID] } };
  },
  moves: {
    play: ({ G, ctx, events }, card, target) => {
      const seat = Number(ctx.currentPlayer);
      if (!choices(G, seat).some(([c, t]) => c === card && t === target)) return 'INVALID_MOVE';
      G.players[seat].hand = [];
      if (card < 8) {
        const side = card < 4 ? 0 : 1;
        G.places[seat].shields[side].push(card);
        G.places[seat].room[side] += SIZE[card];
      } else if (card === 14 && target === seat) G.places[seat].lair = true;
      else if (card === 15) {
        G.places[target].lair = false;
        G.discards.push(card);
      } else if (card < 14) hit(G, card, target);
      else G.discards.push(card);
      const alive = targets(G, -1);
      if (alive.length === 1) {
        events.endGame({ winner: alive[0] });
        return;
      }
      let next = (seat + 1) % ctx.numPlayers;
      while (G.places[next].out) next = (next + 1) % ctx.numPlayers;
      draw(G, next);
      events.endTurn({ next: String(next) });
    },
  },
};

module.exports = { Wizards, choices };
