// Ticket to Ride for two, random games with final scoring, as fast as plain C++ plays them: what the engine's
// speed is measured against. Plays the very games of the engine: the same generator, the same order of actions.
// `tools/limit.py` writes map.h from the edition, builds this and compares the results.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

struct Route { uint8_t a, b, colour, length; int8_t twin; };
struct Ticket { uint8_t a, b, points; };

#include "map.h"  // ROUTES by colour, then length (BUCKET_START); TICKETS; COPIES of each card; POINTS by length

enum { SEATS = 2, KINDS = 9, LOCO = 8, GREY = 8, DISPLAY = 5, OFFER = 3, NONE = -1, FREE = -1, CLOSED = -2 };
enum Phase { CHOOSE, MAIN, SECOND, KEEP, OVER };
enum { DRAW_DECK = 9, DRAW_TICKETS = 10, PASS = 11, CLAIM = 256, KEEP_FLAG = 1 << 30 };

struct Rng {
    uint32_t a, b, c, counter;

    uint32_t word() {
        uint32_t out = a + b + counter++;
        a = b ^ (b >> 9);
        b = c + (c << 3);
        c = ((c << 21) | (c >> 11)) + out;
        return out;
    }
    uint32_t below(uint32_t n) {
        uint64_t product = uint64_t(word()) * n;
        if (uint32_t(product) < n) {
            uint32_t unfair = -n % n;
            while (uint32_t(product) < unfair) product = uint64_t(word()) * n;
        }
        return product >> 32;
    }
    void shuffle(uint8_t *cards, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = below(i + 1);
            uint8_t card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }
    void warm() { for (int i = 0; i < 12; i++) word(); }
    Rng fork() {
        Rng rng;
        rng.a = word(); rng.b = word(); rng.c = word(); rng.counter = word();
        rng.warm();
        return rng;
    }
};

struct Network {
    uint8_t degree[CITIES], parent[CITIES], odd[CITIES];
    uint8_t neighbour[CITIES][16], edge[CITIES][16], length[CITIES][16];
    int sum[CITIES];
    int best, bound;

    int root(int city) const {
        while (parent[city] != city) city = parent[city];
        return city;
    }
    void link(int city, int other, int number, int wagons) {
        int at = degree[city]++;
        neighbour[city][at] = other;
        edge[city][at] = number;
        length[city][at] = wagons;
    }
    void lay_out(const int8_t *owners, int seat) {
        for (int city = 0; city < CITIES; city++) degree[city] = odd[city] = 0, sum[city] = 0, parent[city] = city;
        int count = 0;
        for (int r = 0; r < ROUTE_COUNT; r++) {
            if (owners[r] != seat) continue;
            const Route &route = ROUTES[r];
            link(route.a, route.b, count, route.length);
            link(route.b, route.a, count, route.length);
            count++;
            int a = root(route.a), b = root(route.b);
            if (a != b) parent[a] = b, sum[b] += sum[a];
            sum[b] += route.length;
        }
        for (int city = 0; city < CITIES; city++) if (degree[city] & 1) odd[root(city)]++;
    }
    void walk(int city, uint64_t used, int walked) {
        if (walked > best) best = walked;
        for (int at = 0; at < degree[city]; at++) {
            uint64_t bit = uint64_t(1) << edge[city][at];
            if (!(used & bit) && best < bound) walk(neighbour[city][at], used | bit, walked + length[city][at]);
        }
    }
    int longest() {  // a part with at most two odd cities is one path; elsewhere paths begin in odd cities
        best = 0;
        for (int city = 0; city < CITIES; city++)
            if (parent[city] == city && odd[city] <= 2 && sum[city] > best) best = sum[city];
        for (int city = 0; city < CITIES; city++) {
            if (!(degree[city] & 1)) continue;
            int part = root(city);
            if (odd[part] > 2) {
                bound = sum[part] - (odd[part] - 2) / 2;
                walk(city, 0, 0);
            }
        }
        return best;
    }
};

struct State {
    Rng rng;
    int phase, turn, start, last_turns, passes;
    uint8_t deck[DECK];
    int deck_left;
    uint8_t discards[KINDS];
    int discarded;
    int8_t display[DISPLAY];
    uint8_t hands[SEATS][KINDS];
    uint8_t ticket_deck[TICKET_COUNT];
    int ticket_top, tickets_left;
    uint32_t tickets[SEATS], chosen[SEATS];
    int8_t offers[SEATS][OFFER];
    int8_t owners[ROUTE_COUNT];
    uint8_t open[KINDS][LENGTHS];  // routes by colour and length; alike for both
    int wagons[SEATS], points[SEATS];

    // -- cards

    void renew_deck() {
        if (discarded == 0) return;
        int at = 0;
        for (int card = 0; card < KINDS; card++) {
            memset(deck + at, card, discards[card]);
            at += discards[card];
            discards[card] = 0;
        }
        rng.shuffle(deck, discarded);
        deck_left = discarded;
        discarded = 0;
    }
    int take_top() {
        int card = deck[--deck_left];
        if (deck_left == 0) renew_deck();
        return card;
    }
    void fill_places() {
        for (int place = 0; place < DISPLAY; place++)
            if (display[place] == NONE && deck_left > 0) display[place] = deck[deck_left - 1], take_top();
    }
    int locos_up() const {
        int count = 0;
        for (int place = 0; place < DISPLAY; place++) count += display[place] == LOCO;
        return count;
    }
    int others_in_piles() const {
        int count = discarded - discards[LOCO];
        for (int place = 0; place < DISPLAY; place++) count += display[place] != LOCO && display[place] != NONE;
        for (int i = 0; i < deck_left; i++) count += deck[i] != LOCO;
        return count;
    }
    void sweep() {
        bool swapped = false;
        while (locos_up() >= 3 && others_in_piles() >= 3) {
            for (int place = 0; place < DISPLAY; place++)
                if (display[place] != NONE) discards[display[place]]++, discarded++, display[place] = NONE;
            bool fives = deck_left == DISPLAY && discarded == DISPLAY;
            if (fives && swapped) {
                for (int i = 0; i < deck_left; i++) discards[deck[i]]++, discarded++;
                deck_left = 0;
            }
            swapped = fives && !swapped;
            if (deck_left == 0) renew_deck();
            fill_places();
        }
    }

    // -- a new game

    void offer_tickets(int seat) {
        for (int place = 0; place < OFFER && tickets_left > 0; place++) {
            offers[seat][place] = ticket_deck[ticket_top];
            ticket_top = ticket_top + 1 == TICKET_COUNT ? 0 : ticket_top + 1;
            tickets_left--;
        }
    }
    static int bucket_size(int bucket) { return BUCKET_START[bucket + 1] - BUCKET_START[bucket]; }
    explicit State(Rng seed) : rng(seed) {
        phase = CHOOSE;
        last_turns = passes = discarded = ticket_top = 0;
        memset(discards, 0, sizeof discards);
        memset(display, NONE, sizeof display);
        memset(hands, 0, sizeof hands);
        memset(tickets, 0, sizeof tickets);
        memset(chosen, 0, sizeof chosen);
        memset(offers, NONE, sizeof offers);
        memset(owners, FREE, sizeof owners);
        for (int colour = 0; colour < KINDS; colour++)
            for (int n = 0; n < LENGTHS; n++) open[colour][n] = bucket_size(colour * LENGTHS + n);
        for (int seat = 0; seat < SEATS; seat++) wagons[seat] = WAGONS, points[seat] = 0;
        start = turn = rng.below(SEATS);
        deck_left = 0;
        for (int card = 0; card < KINDS; card++)
            for (int i = 0; i < COPIES[card]; i++) deck[deck_left++] = card;
        rng.shuffle(deck, deck_left);
        uint8_t pile[TICKET_COUNT];
        for (int i = 0; i < TICKET_COUNT; i++) pile[i] = i;
        rng.shuffle(pile, TICKET_COUNT);
        for (int i = 0; i < TICKET_COUNT; i++) ticket_deck[i] = pile[TICKET_COUNT - 1 - i];
        tickets_left = TICKET_COUNT;
        for (int i = 0; i < SEATS; i++)
            for (int n = 0; n < 4; n++) hands[(start + i) % SEATS][take_top()]++;
        fill_places();
        sweep();
        for (int i = 0; i < SEATS; i++) offer_tickets((start + i) % SEATS);
    }

    // -- what may be done

    int actors() const {
        if (phase == CHOOSE) return (chosen[0] == 0) | (chosen[1] == 0) << 1;
        return phase == OVER ? 0 : 1 << turn;
    }
    int kinds_up() const {
        int up = 0;
        for (int place = 0; place < DISPLAY; place++) if (display[place] != NONE) up |= 1 << display[place];
        return up;
    }
    int random_action(int seat, Rng &chance) const {
        if (phase == CHOOSE || phase == KEEP) return random_keep(seat, chance);
        int up = phase == SECOND ? kinds_up() & ~(1 << LOCO) : deck_left > 0 ? kinds_up() : 0;
        int deck = deck_left > 0, faces = __builtin_popcount(up);
        int draws = deck + faces + (phase == MAIN && tickets_left > 0);
        int claims[KINDS], total = draws;
        if (phase == MAIN) total += count_claims(seat, claims);
        if (total == 0) return PASS;
        int pick = chance.below(total);
        if (pick < deck) return DRAW_DECK;
        if (pick < deck + faces) {
            for (pick -= deck; pick > 0; pick--) up &= up - 1;
            return __builtin_ctz(up);
        }
        if (pick < draws) return DRAW_TICKETS;
        pick -= draws;
        int colour = 0;
        while (pick >= claims[colour]) pick -= claims[colour++];
        return nth_claim(seat, colour, pick);
    }
    int random_keep(int seat, Rng &chance) const {
        int offered = 0, count = 0, keeps[8];
        while (offered < OFFER && offers[seat][offered] != NONE) offered++;
        int least = phase == CHOOSE ? 2 : 1;
        if (least > offered) least = offered;
        for (int places = 1; places < 1 << offered; places++) {
            if (__builtin_popcount(places) < least) continue;
            int kept = 0;
            for (int place = 0; place < offered; place++)
                if (places >> place & 1) kept |= 1 << offers[seat][place];
            keeps[count++] = KEEP_FLAG | kept;
        }
        return keeps[chance.below(count)];
    }
    static int ways(int held, int locos, int length) {  // to pay with at least one card of a colour
        if (held == 0) return 0;
        int most = locos < length - 1 ? locos : length - 1, least = length > held ? length - held : 0;
        return most < least ? 0 : most - least + 1;
    }
    int count_claims(int seat, int *claims) const {  // and how many of them by colour of the route
        const uint8_t *hand = hands[seat];
        int locos = hand[LOCO], most = wagons[seat] < LENGTHS - 1 ? wagons[seat] : LENGTHS - 1;
        int grey = 0, total = 0;
        for (int colour = 0; colour < LOCO; colour++) {
            int own = 0, longest = hand[colour] + locos < most ? hand[colour] + locos : most;
            for (int length = 1; length <= longest; length++) {
                int coloured = ways(hand[colour], locos, length);
                own += (coloured + (locos >= length)) * open[colour][length];
                grey += coloured * open[GREY][length];
            }
            claims[colour] = own;
            total += own;
        }
        for (int length = 1; length <= locos && length <= most; length++) grey += open[GREY][length];
        claims[GREY] = grey;
        return total + grey;
    }
    int nth_claim(int seat, int colour, int nth) const {
        const uint8_t *hand = hands[seat];
        int locos = hand[LOCO], length = 0, each = 0;
        int first = colour == GREY ? 0 : colour, last = colour == GREY ? GREY : colour + 1;
        for (;;) {
            length++;
            if (open[colour][length] == 0) continue;
            each = locos >= length;
            for (int card = first; card < last; card++) each += ways(hand[card], locos, length);
            if (nth < each * open[colour][length]) break;
            nth -= each * open[colour][length];
        }
        int r = BUCKET_START[colour * LENGTHS + length];
        while (owners[r] != FREE) r++;
        for (; nth >= each; nth -= each)
            do r++; while (owners[r] != FREE);
        for (int card = first; card < last; card++) {
            int own = ways(hand[card], locos, length);
            if (nth < own) {
                int least = length > hand[card] ? length - hand[card] : 0;
                return (r + 1) << 8 | card << 4 | (least + nth);
            }
            nth -= own;
        }
        return (r + 1) << 8 | LOCO << 4 | length;
    }

    // -- what it does

    void apply(int seat, int action) {
        if (action >= KEEP_FLAG) {
            if (phase == CHOOSE) {
                chosen[seat] = action ^ KEEP_FLAG;
                if (actors() == 0) {
                    for (int i = 0; i < SEATS; i++) keep((start + i) % SEATS, chosen[(start + i) % SEATS]);
                    phase = MAIN;
                }
            } else {
                keep(seat, action ^ KEEP_FLAG);
                end_turn(false);
            }
        } else if (action >= CLAIM) {
            claim(seat, action);
            end_turn(false);
        } else if (action == DRAW_DECK) {
            int card = deck[deck_left - 1];
            hands[seat][card]++;
            take_top();
            after_draw(false);
        } else if (action <= LOCO) {
            draw_face_up(seat, action);
            after_draw(action == LOCO);
        } else if (action == PASS) {
            end_turn(true);
        } else {
            offer_tickets(seat);
            phase = KEEP;
        }
    }
    void draw_face_up(int seat, int card) {
        int place = 0;
        while (display[place] != card) place++;
        hands[seat][card]++;
        display[place] = NONE;
        if (deck_left == 0) return;
        int next = deck[deck_left - 1];
        display[place] = next;
        take_top();
        if (next == LOCO) sweep();
    }
    void after_draw(bool was_loco) {
        bool can_go_on = deck_left > 0 || (kinds_up() & ~(1 << LOCO));
        if (phase == SECOND || was_loco || !can_go_on) end_turn(false);
        else phase = SECOND;
    }
    void claim(int seat, int action) {
        int r = (action >> 8) - 1, card = action >> 4 & 15, locos = action & 15;
        int length = ROUTES[r].length, paid = length - locos;
        hands[seat][card] -= paid, discards[card] += paid;
        hands[seat][LOCO] -= locos, discards[LOCO] += locos;
        discarded += length;
        owners[r] = seat;
        wagons[seat] -= length;
        points[seat] += POINTS[length];
        open[ROUTES[r].colour][length]--;
        int twin = ROUTES[r].twin;
        if (twin >= 0 && owners[twin] == FREE) owners[twin] = CLOSED, open[ROUTES[twin].colour][length]--;
        if (deck_left == 0) {
            renew_deck();
            fill_places();
        }
        sweep();
    }
    void keep(int seat, uint32_t kept) {
        tickets[seat] |= kept;
        for (int place = 0; place < OFFER; place++) {
            int ticket = offers[seat][place];
            if (ticket != NONE && !(kept >> ticket & 1))
                ticket_deck[(ticket_top + tickets_left++) % TICKET_COUNT] = ticket;
            offers[seat][place] = NONE;
        }
    }
    void end_turn(bool passed) {
        passes = passed ? passes + 1 : 0;
        if (last_turns > 0) {
            if (--last_turns == 0) return settle();
        } else if (wagons[turn] <= 2) {
            last_turns = SEATS;
        }
        if (passes == SEATS) return settle();
        turn = turn + 1 == SEATS ? 0 : turn + 1;
        phase = MAIN;
    }
    void settle() {
        static Network network;
        int longest[SEATS], record = 1;
        for (int seat = 0; seat < SEATS; seat++) {
            network.lay_out(owners, seat);
            for (uint32_t mask = tickets[seat]; mask; mask &= mask - 1) {
                const Ticket &ticket = TICKETS[__builtin_ctz(mask)];
                bool is_done = network.root(ticket.a) == network.root(ticket.b);
                points[seat] += is_done ? ticket.points : -ticket.points;
            }
            longest[seat] = network.longest();
            if (longest[seat] > record) record = longest[seat];
        }
        for (int seat = 0; seat < SEATS; seat++) if (longest[seat] == record) points[seat] += 10;
        phase = OVER;
    }
};

// limit GAMES: prints the actions, a checksum of all scores, and the seconds it took
int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 1000;
    Rng chance = {0, 0, 0, 0xbe9c4};
    chance.warm();
    long actions = 0;
    uint32_t sum = 0;
    clock_t began = clock();
    for (int game = 0; game < games; game++) {
        Rng seed = chance.fork();
        seed.warm();
        State state(seed);
        while (int actors = state.actors()) {
            int seat = __builtin_ctz(actors);
            state.apply(seat, state.random_action(seat, chance));
            actions++;
        }
        for (int seat = 0; seat < SEATS; seat++) sum = sum * 31 + state.points[seat];
    }
    printf("%ld %u %.6f\n", actions, sum, double(clock() - began) / CLOCKS_PER_SEC);
}
