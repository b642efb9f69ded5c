import type { RaffleContext } from './raffle.machine.ts'

/** The words beside the button: the visitor's ticket, or why there is no button. */
export const raffleMessage = ({ failure, raffle }: RaffleContext) =>
  failure?.message ?? raffle?.participation.message ?? ''

export const canJoinRaffle = ({ raffle }: RaffleContext) => raffle?.participation.allowed ?? false

/** The number the visitor takes part with; undefined for who does not. */
export const ownTicket = ({ raffle }: RaffleContext) => raffle?.participation.ticket ?? undefined
