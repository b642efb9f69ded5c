import type { EndpointCall } from '../../api/endpoint-call.ts'
import type { Optional } from '../../api/optional.ts'
import { countBlanks, listBlanks } from '../../contracts/orders.ts'
import { ACCOUNT_PAGE_SIZE } from '../../values/pagination/pagination.ts'
import { readCounted } from '../status-list/counted-list.loader.ts'
import { type BlankPage, blankPage } from './blank-list.view.ts'

/** One page of a visitor's one-click orders; a status that the shop does not know is no page. */
export async function readBlanks(
  { call, optional }: { readonly call: EndpointCall; readonly optional: Optional },
  { status, page }: { readonly status: string; readonly page: number }
): Promise<BlankPage> {
  const { list, counts } = await readCounted(optional, {
    ...{ entity: 'blank', status },
    reading: call(listBlanks, { query: { status, page, limit: ACCOUNT_PAGE_SIZE } }),
    counting: call(countBlanks, {})
  })
  return blankPage(list, counts, { status, page })
}
