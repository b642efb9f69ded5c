import type { EndpointOutput } from '../../api/endpoint.ts'
import type { listBlanks } from '../../contracts/orders.ts'
import type { Blank } from '../../entities/blank.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatDay, formatTime } from '../../values/calendar/date-format.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { type ListByStatus, listByStatus } from '../status-list/list-by-status.ts'
import type { StatusCounts } from '../status-list/status-list.ts'
import { blankMessages as messages } from './blank.messages.ts'

/** A one-click order in words. */
export interface BlankView extends Pick<Blank, 'id' | 'number' | 'status' | 'items' | 'price'> {
  readonly title: string
  /** «2 августа, 14:05, 3 товара» */
  readonly when: string
  /** Whom the shop calls, and what comes next or came of it: «Иванова Мария, +79990000000. Позвоним …». */
  readonly about: string
  readonly commentary: string
  readonly canCancel: boolean
  /** The order it became. */
  readonly orderHref: string | undefined
}

export type BlankPage = ListByStatus<BlankView>

type List = Pick<EndpointOutput<typeof listBlanks>, 'data' | 'meta' | 'statuses'>

/** One page of the one-click orders of a status, with the tabs of the others. */
export const blankPage = (
  list: List,
  counts: StatusCounts,
  asked: { readonly status: string; readonly page: number }
): BlankPage => listByStatus({ list, counts }, asked, rules)

const blankView = (blank: Blank): BlankView => {
  const { id, number, createdAt, status, items, price, count, commentary, canCancel } = blank
  const { name, phone, orderId } = blank
  return {
    ...{ id, number, status, items, price, commentary, canCancel },
    title: messages.title(number),
    when: `${formatDay(createdAt)}, ${formatTime(createdAt)}, ${countOf(count, countedNouns.products)}`,
    about: [`${name}, ${phone}`, nextOf(blank)].filter(Boolean).join('. '),
    orderHref:
      orderId === null ? undefined : routePath('user-profile-order-detail-id', { id: orderId })
  }
}

/** '' for a cancelled one. */
function nextOf({ orderId, canCancel }: Blank): string {
  if (orderId !== null) return messages.ordered
  return canCancel ? messages.waits : ''
}

const rules = {
  entity: 'blank',
  words: messages,
  hrefOf: (status: string) => routePath('user-profile-blank-status', { status }),
  card: blankView
} as const
