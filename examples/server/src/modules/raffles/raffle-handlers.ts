import type { Handlers } from '../../http/handlers.ts'
import { joinRaffle } from './join-raffle.ts'
import { viewRaffle } from './view-raffle.ts'

export const raffleHandlers = {
  joinRaffle,
  getRaffle: ({ params, query }, call) => viewRaffle(params.code ?? '', query, call)
} satisfies Partial<Handlers>
