import type { RaffleContext } from './raffle.machine.ts'

/** The words beside the button: the visitor's ticket, or why there is no button. */
export const raffleMessage = ({ failure, raffle }: RaffleContext) =>
  failure?.message ?? raffle?.participation.message ?? ''
