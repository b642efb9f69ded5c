import { drawRaffle } from '../../modules/raffles/draw-raffle.ts'
import type { KeeperCommand } from '../command.ts'

export const raffleDrawCommand: KeeperCommand = {
  name: 'raffle:draw',
  purpose: 'провести закончившийся розыгрыш; повтор покажет те же билеты',
  values: ['код розыгрыша'],
  options: {},
  example: 'raffle:draw teleskop',
  async run(args, { db, now, live }) {
    const winners = await drawRaffle(db, { code: args.value(0), now: now(), live })
    if (winners.length === 0) return 'В розыгрыше никто не участвовал'
    return `Выиграли билеты: ${winners.join(', ')}`
  }
}
