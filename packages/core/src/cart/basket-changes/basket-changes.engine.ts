import type { Ground } from '../../engine/ground.ts'
import { needShape } from '../../platform/command-shapes.ts'
import type { Engine } from '../../store/subject.ts'
import type { BasketChanges } from './basket-changes.ts'
import { type BasketChangesCommand, basketChangesDoor } from './basket-changes-commands.ts'
import { basketWatch } from './watch-basket.ts'

export function basketChangesEngine(
  ground: Ground,
  { page }: BasketChanges
): Engine<BasketChanges, BasketChangesCommand> {
  const changes = basketWatch(ground)
  if (page) changes.send({ type: 'changes.drawn', page })
  return { ...changes, check: command => needShape(basketChangesDoor, command) }
}
