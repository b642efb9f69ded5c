import type { EngineContext } from '../../engine/engine-context.ts'
import { needShape } from '../../platform/command-shapes.ts'
import type { Engine } from '../../store/subject.ts'
import type { BasketChanges } from './basket-changes.ts'
import { type BasketChangesCommand, basketChangesSchema } from './basket-changes-commands.ts'
import { basketWatch } from './watch-basket.ts'

export function basketChangesEngine(
  context: EngineContext,
  { page }: BasketChanges
): Engine<BasketChanges, BasketChangesCommand> {
  const changes = basketWatch(context)
  if (page) changes.send({ type: 'changes.drawn', page })
  return { ...changes, check: command => needShape(basketChangesSchema, command) }
}
