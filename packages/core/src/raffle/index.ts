export {
  commitmentOf,
  type DrawRules,
  drawTickets,
  isDrawTrue,
  prizesInOrder
} from './draw.ts'
export {
  createRaffleMachine,
  type RaffleActor,
  type RaffleApi,
  type RaffleContext,
  type RaffleEvent,
  raffleState
} from './raffle.machine.ts'
export { raffleMessages } from './raffle.messages.ts'
export { raffleMessage } from './raffle.selectors.ts'
export { type RaffleView, raffleHref, raffleView } from './raffle.view.ts'
