import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import type { EngineContext } from '../engine/engine-context.ts'
import type { Raffle } from '../entities/raffle.ts'
import { type Opened, opened } from '../store/opened.ts'
import { createRaffleMachine, type RaffleActor, raffleState } from './raffle.machine.ts'

/** One raffle; what the page brought is not read again. Stop it when its page is left. */
export const createRaffle =
  ({ api, session, actors }: EngineContext) =>
  (code: string, known?: Raffle): Opened<RaffleActor> => {
    const params = { code }
    const machine = createRaffleMachine(
      {
        read: (page, signal) => api(getRaffle, { params, query: { page } }, signal),
        join: signal => api(joinRaffle, { params }, signal)
      },
      raffleState(known)
    )
    const actor = actors.start(machine)
    const reload = session.on('session.signedIn', () => actor.send({ type: 'raffle.reload' }))
    actor.subscribe({ complete: () => reload.unsubscribe() })
    return opened(actor)
  }
