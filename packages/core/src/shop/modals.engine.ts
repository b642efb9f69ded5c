import type { Ground } from '../engine/ground.ts'
import type { ModalsContext } from '../store/modals.ts'
import { runActor } from '../store/run-actor.ts'
import { shopLive } from './shop-live.ts'

/** The machine of the shop's windows, from what was open before the shop came. */
export function modalsEngine(ground: Ground, { open }: ModalsContext) {
  const { modals } = shopLive(ground)
  for (const modal of open) modals.send({ type: 'modal.open', ...modal })
  return runActor(modals)
}
