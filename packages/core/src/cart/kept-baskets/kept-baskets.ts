import { getBasket } from '../../contracts/basket.ts'
import {
  keepBasket,
  removeKeptBasket,
  renameKeptBasket,
  viewKeptBasket
} from '../../contracts/kept-baskets.ts'
import { basketSettled } from '../../engine/basket-settled.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import type { KeptLine } from '../../entities/kept-basket.ts'
import { randomUuid } from '../../platform/uuid.ts'
import type { RepeatMode } from '../repeat/repeat-question.view.ts'
import { type Taking, takingOf } from './taking.ts'

/** What a member does with baskets under names; every call rejects. */
export interface KeptBaskets {
  /** Puts the present basket aside; the next one starts empty. */
  keep(name: string): Promise<void>
  rename(id: string, name: string): Promise<void>
  remove(id: string): Promise<void>
  /** What it is made of beside what that is today. */
  lines(id: string): Promise<readonly KeptLine[]>
  /** How it comes into the basket as that is now: for the shop's store, which can take it back. */
  taking(lines: readonly KeptLine[], mode: RepeatMode): Promise<Taking>
}

export function createKeptBaskets({
  api,
  platform,
  basket,
  notifyBasket
}: EngineContext): KeptBaskets {
  /** Of a wish whose answer may be lost: sent again, it keeps nothing twice. */
  let intentId = randomUuid(platform.randomBytes)
  return {
    async keep(name) {
      await basketSettled(basket)
      await api(keepBasket, { body: { id: intentId, name } })
      intentId = randomUuid(platform.randomBytes)
      notifyBasket({ type: 'basket.acted' })
    },
    async rename(id, name) {
      await api(renameKeptBasket, { body: { id, name } })
    },
    async remove(id) {
      await api(removeKeptBasket, { body: { id } })
    },
    lines: async id => (await api(viewKeptBasket, { query: { id } })).data,
    async taking(lines, mode) {
      await basketSettled(basket)
      return takingOf(await api(getBasket, {}), lines, mode)
    }
  }
}
