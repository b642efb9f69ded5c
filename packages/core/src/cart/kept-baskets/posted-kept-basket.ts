import type { EndpointCall } from '../../api/endpoint-call.ts'
import { postLines } from '../../basket/post-lines.ts'
import { getBasket } from '../../contracts/basket.ts'
import {
  keepBasket,
  removeKeptBasket,
  renameKeptBasket,
  viewKeptBasket
} from '../../contracts/kept-baskets.ts'
import type { KeptBasket, KeptLine } from '../../entities/kept-basket.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import type { RepeatMode } from '../repeat/repeat-question.view.ts'
import { keptQuestion } from './kept-question.view.ts'
import { takingOf } from './taking.ts'

const NAME = 'take'

/** Kept basket whose owner is being asked how to restore it. */
export interface AskedTaking extends Pick<KeptBasket, 'id' | 'name'> {
  readonly lines: readonly KeptLine[]
  /** Pieces in the basket. */
  readonly inBasket: number
}

/** Ids that a form brings along: one for a basket it puts aside, one for its wish about the present one. */
interface PostedIds {
  readonly keptId: string
  readonly intent: string
}

/**
 * Does what a form on the page of kept baskets asks for that was sent without script: takes one back,
 * removes it, renames it, or puts the present basket aside. Tells where it leads; undefined where it
 * leads nowhere else.
 */
export async function postKeptBasket(
  call: EndpointCall,
  fields: URLSearchParams,
  { keptId, intent }: PostedIds
): Promise<string | undefined> {
  if (fields.has(NAME)) return take(call, fields, intent)
  const removed = fields.get('remove')
  const id = fields.get('id')
  const name = fields.get('name') ?? ''
  if (removed) await call(removeKeptBasket, { body: { id: removed } })
  else if (id) await call(renameKeptBasket, { body: { id, name } })
  else await call(keepBasket, { body: { id: keptId, name } })
  return undefined
}

/** To the basket, or to the question where something has to be asked and the form brings no answer. */
async function take(call: EndpointCall, fields: URLSearchParams, intent: string): Promise<string> {
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
