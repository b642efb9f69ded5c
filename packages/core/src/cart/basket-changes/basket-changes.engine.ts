import type { Ground } from '../../engine/ground.ts'
import { runActor } from '../../store/run-actor.ts'
import type { DoorOf } from '../../store/shapes-of.ts'
import type { BasketChanges, BasketChangesCommand } from './basket-changes.ts'
import { basketWatch } from './watch-basket.ts'

const basketChangesDoor: DoorOf<BasketChangesCommand> = {
  name: 'basket-changes',
  shapes: { 'changes.close': {}, 'changes.drawn': { page: 'an object' } }
}

export function basketChangesEngine(ground: Ground, { page }: BasketChanges) {
  const changes = basketWatch(ground)
  if (page) changes.send({ type: 'changes.drawn', page })
  return runActor(changes, basketChangesDoor)
}
