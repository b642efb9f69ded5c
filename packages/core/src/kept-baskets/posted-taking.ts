import type { EndpointCall } from '../api/endpoint-call.ts'
import { postLines } from '../basket/post-lines.ts'
import { getBasket } from '../contracts/basket.ts'
import { viewKeptBasket } from '../contracts/kept-baskets.ts'
import type { KeptBasket, KeptLine } from '../entities/kept-basket.ts'
import type { RepeatMode } from '../repeat/repeat-question.view.ts'
import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'
import { keptQuestion } from './kept-question.view.ts'
import { takingOf } from './taking.ts'

const NAME = 'take'

/** A kept basket whose owner is asked how it comes back, on its page. */
export interface AskedTaking extends Pick<KeptBasket, 'id' | 'name'> {
  readonly lines: readonly KeptLine[]
  /** Pieces in the basket. */
  readonly inBasket: number
}

/**
 * Takes a kept basket back for a form without script and tells where it leads: to the basket, or to the
 * question where something has to be asked and the form brings no answer. `intent` is the id of the wish.
 */
export async function postKeptTaking(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<string> {
  const id = fields.get(NAME) ?? ''
  const { data: lines } = await call(viewKeptBasket, { query: { id } })
  const basket = await call(getBasket, {})
  const mode = modeIn(fields)
  if (mode === undefined && isAsked(lines, basket.total.productsCountInBasket)) {
    return `${routePath('user-profile-baskets')}?${NAME}=${encodeURIComponent(id)}`
  }
  const { commands } = takingOf(basket, lines, mode ?? 'add')
  await postLines(call, commands, intent)
  return routePath('cart')
}

/** The kept basket that this address asks about; undefined where none is, or it is gone. */
export async function askedTaking(
  call: EndpointCall,
  url: string,
  kept: readonly Pick<KeptBasket, 'id' | 'name'>[]
): Promise<AskedTaking | undefined> {
  const basket = kept.find(({ id }) => id === queryParams(url).get(NAME))
  if (basket === undefined) return undefined
  const { id, name } = basket
  const { data: lines } = await call(viewKeptBasket, { query: { id } })
  const { total } = await call(getBasket, {})
  return { id, name, lines, inBasket: total.productsCountInBasket }
}

function modeIn(fields: URLSearchParams): RepeatMode | undefined {
  const mode = fields.get('mode')
  return mode === 'add' || mode === 'replace' ? mode : undefined
}

const isAsked = (lines: readonly KeptLine[], inBasket: number) =>
  keptQuestion(lines, { name: '', inBasket, show: String }).isNeeded
