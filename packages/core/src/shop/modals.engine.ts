import type { EngineContext } from '../engine/engine-context.ts'
import type { ModalsContext } from '../store/modals.ts'
import { runActor } from '../store/run-actor.ts'
import { shopLive } from './shop-live.ts'

/** The machine of the shop's windows, from what was open before the shop came. */
export function modalsEngine(context: EngineContext, { open }: ModalsContext) {
  const { modals } = shopLive(context)
  for (const modal of open) modals.send({ type: 'modal.open', ...modal })
  return runActor(modals)
}
