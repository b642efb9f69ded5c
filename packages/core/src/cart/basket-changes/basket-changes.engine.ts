import type { Ground } from '../../engine/ground.ts'
import { runActor } from '../../store/run-actor.ts'
import type { BasketChanges } from './basket-changes.ts'
import { basketChangesDoor } from './basket-changes-commands.ts'
import { basketWatch } from './watch-basket.ts'

export function basketChangesEngine(ground: Ground, { page }: BasketChanges) {
  const changes = basketWatch(ground)
  if (page) changes.send({ type: 'changes.drawn', page })
  return runActor(changes, basketChangesDoor)
}
