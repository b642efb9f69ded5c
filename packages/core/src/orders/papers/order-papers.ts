import type { Order, OrderCard } from '../../entities/order.ts'
import type { PaperKind } from '../../entities/paper.ts'
import type { SiteConfiguration } from '../../entities/site.ts'
import { papersMessages as messages } from './papers.messages.ts'

/** A paper to take home. */
export interface PaperLink {
  readonly kind: PaperKind
  readonly title: string
  readonly href: string
}

/** How an order is named to the shop: by its buyer, or by the signed key of its letter. */
export type PaperOwner = { readonly orderId: string } | { readonly key: string }

/** Where the storefront gives out the papers of orders. */
export const PAPER_PATH = '/order/paper'

const kinds: readonly PaperKind[] = ['invoice', 'deliveryNote']

/**
 * Whether an order has a paper: an invoice as long as it is not cancelled and the seller has a bank,
 * a delivery note once its goods have left the shop.
 */
export function hasPaper(
  kind: PaperKind,
  order: Pick<OrderCard, 'status' | 'canCancel'>,
  seller: SiteConfiguration['seller']
): boolean {
  if (seller === undefined || order.status.tone === 'cancelled') return false
  return kind === 'invoice' ? seller.bank !== undefined : hasLeft(order)
}

const hasLeft = ({ status: { tone }, canCancel }: Pick<OrderCard, 'status' | 'canCancel'>) =>
  tone === 'ready' || tone === 'done' || (tone === 'moving' && !canCancel)

/** The papers of an order as its page and the list offer them. */
export const orderPapers = (
  order: Pick<OrderCard, 'status' | 'canCancel'>,
  seller: SiteConfiguration['seller'],
  owner: PaperOwner
): readonly PaperLink[] =>
  kinds
    .filter(kind => hasPaper(kind, order, seller))
    .map(kind => ({
      kind,
      title: messages.kinds[kind],
      href: `${PAPER_PATH}?${new URLSearchParams({ kind, ...owner })}`
    }))

/** ISO time of an order's last step on its way: the day of the delivery note. */
export const leftShopAt = ({ history, createdAt }: Pick<Order, 'history' | 'createdAt'>): string =>
  history.filter(({ status }) => status.tone === 'moving').at(-1)?.at ?? createdAt
