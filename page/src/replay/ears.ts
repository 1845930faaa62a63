// Whose ears a replay is heard through, beside those of a player.

export const WATCHER = '-';
export const ALL_EARS = '*';
