import type { EndpointCall } from '../../api/endpoint-call.ts'
import { basketMessages as messages } from '../../basket/basket.messages.ts'
import type { SetLine } from '../../basket/basket-commands.ts'
import { lineKeyOf } from '../../basket/basket-line.ts'
import { postLines } from '../../basket/post-lines.ts'
import { queryParams } from '../../routes/query-string.ts'
import { routePath } from '../../routes/route-path.ts'
import type { BasketRow } from '../basket-rows/basket-rows.view.ts'
import type { RowsRemoval } from '../basket-rows/row-selection.ts'

const REMOVED = 'removed'
/** What browsers and servers take as an address: a longer list has no way back. */
const ADDRESS_MAX = 4000

/** The fields of the form that takes lines out of the basket without script. */
export const removalFields = ({ rows, clears }: RowsRemoval): Record<string, string> => ({
  remove: written(rows),
  ...(clears && { clear: '1' })
})

/** Message after lines were removed without script, with the form field that restores them. */
export interface PostedRemoval {
  readonly text: string
  readonly restore: string
}

/** Reads from the address of the basket what was taken out a moment ago; undefined where nothing was. */
export function postedRemoval(url: string): PostedRemoval | undefined {
  const restore = queryParams(url).get(REMOVED) ?? ''
  const { length } = linesIn(restore)
  return length === 0 ? undefined : { text: messages.removedLines(length), restore }
}

/**
 * Takes lines out of the basket, or puts them back, for a form without script; `intent` is the id of
 * its wish. Returns the page that it leads to.
 */
export async function postRemoval(
  call: EndpointCall,
  fields: URLSearchParams,
  intent: string
): Promise<string> {
  const page = routePath('cart')
  const restore = fields.get('restore')
  if (restore !== null) {
    await postLines(call, linesIn(restore), intent)
    return page
  }
  const remove = fields.get('remove') ?? ''
  const clears = fields.has('clear')
  const gone = linesIn(remove).map(line => ({ ...line, count: 0, clears }))
  await postLines(call, gone, intent)
  if (remove.length > ADDRESS_MAX) return page
  return `${page}?${REMOVED}=${encodeURIComponent(remove)}`
}

/** «7~2,nabor:1-2~1»: the name of each line and its pieces. */
const written = (rows: readonly BasketRow[]) =>
  rows.map(({ key, count }) => `${key}~${count}`).join(',')

function linesIn(text: string): SetLine[] {
  const lines = text.split(',').map(line => line.split('~'))
  return lines.flatMap(([name = '', pieces]) => {
    const key = lineKeyOf(name)
    const count = Number(pieces)
    const isLine = name !== '' && !Number.isNaN(key) && Number.isInteger(count) && count > 0
    return isLine ? [{ type: 'line.set' as const, key, count }] : []
  })
}
