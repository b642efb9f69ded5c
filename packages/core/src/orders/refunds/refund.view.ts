import type { OrderCard, Refund } from '../../entities/order.ts'
import type { StoredFile } from '../../entities/stored-file.ts'
import { routePath } from '../../routes/route-path.ts'
import { formatDate } from '../../values/calendar/date-format.ts'
import { countedNouns } from '../../values/plural/plural.messages.ts'
import { countOf } from '../../values/plural/plural.ts'
import { boundUnits } from '../../values/spelling/bound-units.ts'
import { refundMessages as messages } from './refund.messages.ts'

/** A refund in words. */
export interface RefundView {
  readonly id: string
  /** «Возврат от 5 ноября 2026» */
  readonly title: string
  readonly status: Refund['status']
  /** «Сарафан «Кембридж», синий, 2 шт.» */
  readonly goods: readonly { readonly id: string; readonly words: string }[]
  /** «Не подошёл размер. Мала» */
  readonly why: string
  /** Rubles that come back. */
  readonly sum: number
  /** The shop's words, or what comes next. */
  readonly answer: string
  /** Its papers, of those that could be read. */
  readonly files: readonly RefundFile[]
}

/** A refund, with its own of the papers that could be read. */
export const refundView = (refund: Refund, files: readonly RefundFile[]): RefundView => ({
  id: refund.id,
  title: messages.title(formatDate(refund.createdAt)),
  status: refund.status,
  goods: refund.items.map(({ groupId, title, variant, count }) => ({
    id: String(groupId),
    words: boundUnits([title, variant, messages.pieces(count)].filter(Boolean).join(', '))
  })),
  why: [refund.reason.title, refund.comment].filter(Boolean).join('. '),
  sum: refund.sum,
  answer: refund.answer || nextWords(refund.status),
  files: files.filter(({ id }) => refund.fileIds.includes(id))
})

const nextWords = ({ code }: Refund['status']): string =>
  Object.entries(messages.next).find(([found]) => found === code)?.[1] ?? ''

/** A received order whose goods may be sent back. */
export interface RefundChoice {
  readonly title: string
  readonly note: string
  readonly href: string
}

/** The newest orders that may be sent back: those that were received. */
export const refundableQuery = { status: 'done', page: 1, limit: 10 } as const

/** `key`: of the letter, by which a guest sends goods back. */
export const refundHref = (orderId: string, key?: string): string =>
  `${routePath('refund')}?order=${encodeURIComponent(orderId)}` +
  (key === undefined ? '' : `&key=${encodeURIComponent(key)}`)

export const refundChoice = ({ id, number, createdAt, count }: OrderCard): RefundChoice => ({
  title: messages.order(number),
  note: `${formatDate(createdAt)}, ${countOf(count, countedNouns.products)}`,
  href: refundHref(id)
})

/** A paper of a refund as a link: «молния.png». */
export type RefundFile = Pick<StoredFile, 'id' | 'title' | 'downloadUrl'>

export const refundFile = ({ id, title, downloadUrl }: StoredFile): RefundFile => ({
  id,
  title,
  downloadUrl
})
