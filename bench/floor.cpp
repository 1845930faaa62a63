// The floor: Mascarade's second edition with eight players and the first set, and nothing else. It asks the same
// questions with the same options as our engine, draws them evenly, and keeps a whole match in a few dozen bytes. It
// tells nothing, names nothing, explains nothing, and knows no other table: so it shows what the bare game costs.
#include <cstdint>
#include <utility>

namespace {

constexpr int PLAYERS = 8, GOAL = 13, OPENING = 4;
enum Mask : int8_t { FOOL, EMPRESS, JUDGE, KING, PEASANT, SORCERESS, TRICKSTER, KINDS };
enum Question : int8_t { DEED, SWAP_OR_KEEP, CLAIM, RICHEST, FIRST_MASK, SECOND_MASK, WEALTH, OVER };
constexpr int8_t LOOK = PLAYERS, PASS = PLAYERS, ANNOUNCE = PLAYERS + 1;  // after the seats
constexpr int GIFTS[KINDS] = {1, 3, 0, 2, 1, 0, 0};

struct Dice {  // our generator, sfc32, and our even draw
    uint32_t a, b, c, counter;
    uint32_t word() {
        uint32_t drawn = a + b + counter++;
        a = b ^ (b >> 9), b = c + (c << 3), c = (c << 21 | c >> 11) + drawn;
        return drawn;
    }
    int below(uint32_t faces) {
        uint64_t product = (uint64_t)word() * faces;
        if ((uint32_t)product < faces)
            while ((uint32_t)product < -faces % faces) product = (uint64_t)word() * faces;
        return (int)(product >> 32);
    }
};

struct Court {
    int8_t masks[PLAYERS] = {JUDGE, TRICKSTER, EMPRESS, FOOL, KING, SORCERESS, PEASANT, PEASANT};
    int8_t coins[PLAYERS] = {6, 6, 6, 6, 6, 6, 6, 6};
    int16_t bank = 200 - 6 * PLAYERS, turns = 0;
    int8_t fines = 0, active = 0, asked = 0, announced = 0, one = 0, other = 0;
    Question question = DEED;
    uint8_t claims = 0, wrong = 0, shown = 0, exposed = 0;

    int options(int8_t *found) const {
        int count = 0;
        switch (question) {
            case DEED:
                count = others(found, -1);
                if (turns >= OPENING) {
                    found[count++] = LOOK;
                    if (!(exposed >> asked & 1))
                        for (int8_t kind = 0; kind < KINDS; kind++) found[count++] = ANNOUNCE + kind;
                }
                return count;
            case SWAP_OR_KEEP:
            case CLAIM: found[0] = 0, found[1] = 1; return 2;
            case RICHEST: return richest(found);
            case SECOND_MASK: return others(found, one);
            case WEALTH: found[0] = PASS; return 1 + others(found + 1, -1);
            default: return others(found, -1);
        }
    }

    int others(int8_t *found, int but) const {
        int count = 0;
        for (int8_t seat = 0; seat < PLAYERS; seat++)
            if (seat != asked && seat != but) found[count++] = seat;
        return count;
    }

    int richest(int8_t *found) const {
        int count = 0, most = 0;
        for (int8_t seat = 0; seat < PLAYERS; seat++) {
            if (seat == asked || coins[seat] < most) continue;
            if (coins[seat] > most) most = coins[seat], count = 0;
            found[count++] = seat;
        }
        return count;
    }

    void apply(int8_t answer) {
        switch (question) {
            case DEED:
                if (answer >= ANNOUNCE) {
                    announced = answer - ANNOUNCE, claims = 1 << asked, question = CLAIM;
                    asked = (asked + 1) % PLAYERS;
                } else if (answer == LOOK) end_turn();
                else take_up(asked, answer);
                return;
            case SWAP_OR_KEEP:
                if (answer) std::swap(masks[one], masks[other]);
                return pay_fines();
            case CLAIM:
                claims |= answer << asked;
                asked = (asked + 1) % PLAYERS;
                if (asked == active) judge();
                return;
            case RICHEST: return take_two(answer);
            case FIRST_MASK: one = answer, question = SECOND_MASK; return;
            case SECOND_MASK: return take_up(one, answer);
            case WEALTH:
                if (answer != PASS) std::swap(coins[asked], coins[answer]);
                return pay_fines();
            case OVER: return;
        }
    }

    void take_up(int8_t here, int8_t there) { one = here, other = there, question = SWAP_OR_KEEP; }

    void judge() {
        if ((claims & (claims - 1)) == 0) return use(active);
        int8_t right[2];
        int count = 0;
        shown = claims;
        for (int step = 0, seat = active; step < PLAYERS; step++, seat = (seat + 1) % PLAYERS) {
            if (!(claims >> seat & 1)) continue;
            if (masks[seat] == announced) right[count++] = seat;
            else wrong |= 1 << seat;
        }
        if (count == 1) return use(right[0]);
        for (int number = 0; number < count; number++) pay_out(right[number], 2);
        reckon();
        pay_fines();
    }

    void use(int8_t by) {
        asked = by;
        if (announced == TRICKSTER) {
            int8_t found[PLAYERS];
            if (richest(found) == 1) return take_two(found[0]);
            question = RICHEST;
        } else if (announced == SORCERESS) question = WEALTH;
        else {
            if (announced == JUDGE) coins[by] += fines, fines = 0;
            pay_out(by, GIFTS[announced]);
            reckon();
            if (announced != FOOL) return pay_fines();
            if (question != OVER) question = FIRST_MASK;
        }
    }

    void take_two(int8_t seat) {
        int paid = coins[seat] < 2 ? coins[seat] : 2;
        coins[seat] -= paid, coins[asked] += paid;
        reckon();
        pay_fines();
    }

    void pay_out(int8_t seat, int most) {
        int paid = most < bank ? most : bank;
        bank -= paid, coins[seat] += paid;
    }

    void reckon() {
        for (int8_t purse : coins)
            if (purse >= GOAL || purse == 0) question = OVER;
    }

    void pay_fines() {
        if (question == OVER) return;
        if (wrong) {
            for (int8_t seat = 0; seat < PLAYERS; seat++)
                if (wrong >> seat & 1) coins[seat]--, fines++;
            wrong = 0;
            reckon();
            if (question == OVER) return;
        }
        end_turn();
    }

    void end_turn() {
        turns++, exposed = shown, shown = 0;
        active = asked = (active + 1) % PLAYERS;
        question = DEED;
    }
};

}  // namespace

// Plays so many matches at random, and returns the number of decisions.
extern "C" int64_t play(int64_t matches, uint32_t seed) {
    Dice dice{seed, 0, 0, 1};
    int8_t found[PLAYERS + 1 + KINDS];
    int64_t decisions = 0;
    const Court start;
    for (int64_t match = 0; match < matches; match++) {
        Court court = start;
        while (court.question != OVER) {
            court.apply(found[dice.below(court.options(found))]);
            decisions++;
        }
    }
    return decisions;
}
