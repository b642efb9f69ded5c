import { emptyReading, isReading, type Reading, retried, wanting } from '../../store/reading.ts'
import type { Store } from '../../store/store.ts'
import type { Subject } from '../../store/subject.ts'
import { withoutIds } from './device-list.ts'
import type { DeviceList } from './keep-list.ts'
import type { ListReadingCommand } from './list-reading-commands.ts'

interface Item {
  readonly id: number
}

/** The products of a list of ids; those of the last answer stay, so that what left can come back. */
export type ListReading<Product> = Reading<readonly number[], readonly Product[]>

export type GoneCommand = { readonly type: 'products.gone'; readonly ids: readonly number[] }

/** Products of ids as a subject of this name. */
export const listReadingSubject = <Product extends Item>(
  name: string
): Subject<ListReading<Product>, ListReadingCommand> => ({
  name,
  commands: { 'products.want': true, 'products.retry': true, 'products.reread': true },
  start: initial => ({ ...emptyReading, ...initial }),
  after: listReadingAfter,
  needsShop: isReading
})

/** Nothing is read where the last question covers what is wanted now. */
export function listReadingAfter<Product>(
  reading: ListReading<Product>,
  command: ListReadingCommand
): ListReading<Product> {
  if (command.type === 'products.retry') return retried(reading)
  if (command.type === 'products.reread') {
    return reading.query === undefined ? reading : wanting(reading, reading.query)
  }
  const { query } = reading
  const isAsked = command.ids.every(id => query?.includes(id))
  return isAsked ? reading : wanting(reading, command.ids)
}

/** What is known of these products, in the order of the ids. */
export const productsOf = <Product extends Item>(
  { value }: ListReading<Product>,
  ids: readonly number[]
): readonly Product[] => ids.flatMap(id => value?.find(product => product.id === id) ?? [])

/** What the shop was asked for and does not have any more. */
function goneIds(reading: ListReading<Item>): readonly number[] {
  const { value, query = [], failure } = reading
  if (isReading(reading) || failure !== undefined) return []
  return withoutIds(query, value?.map(({ id }) => id) ?? [])
}

/** Reads the products of a list as it changes; those that are gone leave it. Returns the way to stop. */
export function followList<Product extends Item, Command>(
  store: Pick<Store, 'get' | 'send' | 'subscribe'>,
  list: Subject<DeviceList, Command | GoneCommand>,
  products: Subject<ListReading<Product>, ListReadingCommand>
): () => void {
  const want = () => store.send(products, { type: 'products.want', ids: store.get(list).ids })
  const stopWanting = store.subscribe(list, want)
  const stopForgetting = store.subscribe(products, () => {
    const ids = goneIds(store.get(products))
    if (ids.length > 0) store.send(list, { type: 'products.gone', ids })
  })
  want()
  return () => {
    stopWanting()
    stopForgetting()
  }
}
