import type { EndpointOutput } from '../api/endpoint.ts'
import { formatDay, formatTime } from '../calendar/date-format.ts'
import type { countBlanks, listBlanks } from '../contracts/orders.ts'
import type { Blank } from '../entities/blank.ts'
import { EVERY_STATUS, isStatusOf, type StatusTab, statusTabs } from '../orders/status-list.ts'
import { type EmptyList, type ListView, listView } from '../pagination/list.view.ts'
import { countedNouns } from '../plural/plural.messages.ts'
import { countOf } from '../plural/plural.ts'
import { routePath } from '../routes/route-path.ts'
import { blankMessages as messages } from './blank.messages.ts'

/** A one-click order in words. */
export interface BlankView extends Pick<Blank, 'id' | 'number' | 'status' | 'items' | 'price'> {
  readonly title: string
  /** «2 августа, 14:05, 3 товара» */
  readonly when: string
  /** Whom the shop calls: «Иванова Мария, +79990000000». */
  readonly contact: string
  readonly commentary: string
  readonly canCancel: boolean
  /** What comes next, or what came of it; '' for a cancelled one. */
  readonly next: string
  /** The order it became. */
  readonly orderHref: string | undefined
}

/** One page of a visitor's one-click orders. */
export interface BlankPage extends ListView<BlankView> {
  readonly tabs: readonly StatusTab[]
}

type List = Pick<EndpointOutput<typeof listBlanks>, 'data' | 'meta' | 'statuses'>
type Counts = EndpointOutput<typeof countBlanks>

/** One page of the one-click orders of a status, with the tabs of the others. */
export function blankPage(
  list: List,
  counts: Counts,
  { status, page }: { readonly status: string; readonly page: number }
): BlankPage {
  const tabs = statusTabs('blank', counts, status, { every: messages.every, hrefOf })
  const view = listView(list, {
    href: hrefOf(status),
    page,
    card: blankView,
    empty: () => (counts.all > 0 ? noneHere : noneYet)
  })
  return { ...view, tabs }
}

/** Whether a list of this status can exist; any other is no page. */
export const isKnownBlankStatus = (status: string, counts: Counts): boolean =>
  isStatusOf('blank', status, counts)

const hrefOf = (status: string) => routePath('user-profile-blank-status', { status })

const blankView = (blank: Blank): BlankView => {
  const { id, number, createdAt, status, items, price, count, commentary, canCancel } = blank
  const { name, phone, orderId } = blank
  return {
    ...{ id, number, status, items, price, commentary, canCancel },
    title: messages.title(number),
    when: `${formatDay(createdAt)}, ${formatTime(createdAt)}, ${countOf(count, countedNouns.products)}`,
    contact: `${name}, ${phone}`,
    next: nextOf(blank),
    orderHref:
      orderId === null ? undefined : routePath('user-profile-order-detail-id', { id: orderId })
  }
}

function nextOf({ orderId, canCancel }: Blank): string {
  if (orderId !== null) return messages.ordered
  return canCancel ? messages.waits : ''
}

const noneHere: EmptyList = {
  title: messages.noneHere,
  text: messages.noneHereHint,
  action: { title: messages.toEvery, href: hrefOf(EVERY_STATUS) }
}

const noneYet: EmptyList = {
  title: messages.noneYet,
  text: messages.noneYetHint,
  note: messages.noneYetNote,
  action: { title: messages.toCatalogue, href: routePath('catalog') }
}
