// A table of hidden masks in boardgame.io, about as heavy as a move of Mascarade: everybody has a mask that others do
// not see; whoever is asked swaps or keeps, looks, or claims to be somebody. It lasts as long as Mascarade at random.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 6;
const MOVES = 72; // a match of Mascarade with six players at random: 72 answers
const MASKS = ['King', 'Queen', 'Bishop', 'Judge', 'Thief', 'Witch'];
const INCOME = { King: 3, Queen: 2, Bishop: 2, Judge: 2, Thief: 1, Witch: 1 };

// Legality is checked here, and known to the players by heart: nothing is sent about it.
function isOther(player, other) {
  return other !== player && Number(other) >= 0 && Number(other) < SEATS;
}

function tell(G, text) {
  G.moves += 1;
  G.told.push(text);
  if (G.told.length > 12) G.told.shift();
}

const moves = {
  look({ G, playerID }) {
    G.players[playerID].seen = G.players[playerID].mask;
    tell(G, `${playerID} looked`);
  },
  swap({ G, playerID }, other, truly) {
    if (!isOther(playerID, other)) return INVALID_MOVE;
    if (truly) {
      const mine = G.players[playerID].mask;
      G.players[playerID].mask = G.players[other].mask;
      G.players[other].mask = mine;
    }
    G.players[playerID].seen = null;
    tell(G, `${playerID} took ${playerID} ${other}`);
  },
  claim({ G, playerID }, mask) {
    if (!MASKS.includes(mask)) return INVALID_MOVE;
    if (G.players[playerID].mask === mask) {
      G.coins[playerID] += INCOME[mask];
    } else {
      G.coins[playerID] -= 1;
      G.court += 1;
    }
    tell(G, `${playerID} claimed ${mask}`);
  },
};

const Hidden = {
  name: 'hidden',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => {
    const masks = random.Shuffle(MASKS);
    const players = {};
    const coins = {};
    for (let seat = 0; seat < SEATS; seat += 1) {
      players[String(seat)] = { mask: masks[seat], seen: null };
      coins[String(seat)] = 6;
    }
    return { players, coins, court: 0, moves: 0, told: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves,
  endIf: ({ G }) => (G.moves >= MOVES ? { coins: G.coins } : undefined),
  playerView: PlayerView.STRIP_SECRETS, // of G.players, everybody sees only their own
};

module.exports = { Hidden };
