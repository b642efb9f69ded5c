import type { Raffle } from '../entities/raffle.ts'
import { sha256 } from './sha256.ts'

export interface DrawRules {
  readonly code: string
  /** Told after the draw. */
  readonly seed: string
  /** Tickets are numbered from 1 up to this. */
  readonly participants: number
  /** How many tickets win. */
  readonly places: number
}

/** What is published before a draw: nobody can read the seed from it or change the seed under it. */
export const commitmentOf = (seed: string) => sha256(seed)

/**
 * The winning tickets, the first place first. Each ticket's lot is SHA-256 of
 * `seed:code:participants:ticket` in hex; the least lots win. Anyone can repeat it:
 *
 * ```sh
 * printf '%s' "$seed:$code:$participants:$ticket" | sha256sum
 * ```
 */
export function drawTickets(rules: DrawRules): readonly number[] {
  const { code, seed, participants, places } = rules
  const lots = Array.from({ length: participants }, (_, index) => {
    const ticket = index + 1
    return { ticket, lot: sha256(`${seed}:${code}:${participants}:${ticket}`) }
  })
  return lots
    .sort((left, right) => (left.lot < right.lot ? -1 : 1))
    .slice(0, places)
    .map(({ ticket }) => ticket)
}

/** Every prize as often as it is given, in the order in which they are won. */
export const prizesInOrder = (
  prizes: readonly Pick<Raffle['prizes'][number], 'title' | 'count'>[]
) => prizes.flatMap(({ title, count }) => Array.from({ length: count }, () => title))

/** Draws a drawn raffle again; false when the seed or a winner is not the promised one. */
export function isDrawTrue(raffle: Pick<Raffle, 'code' | 'prizes' | 'draw'>) {
  const { code, prizes, draw } = raffle
  const { seed, participants, commitment, winners } = draw
  if (seed === null || participants === null || commitmentOf(seed) !== commitment) return false
  const titles = prizesInOrder(prizes)
  const tickets = drawTickets({ code, seed, participants, places: titles.length })
  return (
    tickets.length === winners.length &&
    winners.every(
      ({ ticket, prize }, place) => ticket === tickets[place] && prize === titles[place]
    )
  )
}
