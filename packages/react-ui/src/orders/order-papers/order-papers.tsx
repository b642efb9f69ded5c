import type { OrderCard } from '@vitrina/core/entities'
import { orderPapers, ordersMessages, type PaperOwner, papersMessages } from '@vitrina/core/orders'
import { useHasPage, useSite } from '../../binding/shop-context.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'
import { orderPapersMessages } from './order-papers.messages.ts'

const orderPapersStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 18px; margin: 4px 0 -8px; font-size: var(--fs-sm);
  & > span { color: var(--c-ink-3); }
  & > a { display: inline-flex; align-items: center; min-height: 44px; }
  @media print { display: none; }
`)

interface OrderPapersProps {
  readonly order: Pick<OrderCard, 'status' | 'canCancel' | 'number'>
  readonly owner: PaperOwner
}

/** They lie below the page of an order: a front without it has none. */
function usePapers({ order, owner }: OrderPapersProps) {
  const hasPage = useHasPage()
  const seller = useSite(site => site.configuration.seller)
  return hasPage('order') ? orderPapers(order, seller, owner) : []
}

/** The invoice as the first thing to press; nothing where the seller writes none. */
export function InvoiceButton({ order, owner }: OrderPapersProps) {
  const invoice = usePapers({ order, owner }).find(({ kind }) => kind === 'invoice')
  if (invoice === undefined) return undefined
  return (
    <Button size="l" href={invoice.href} download>
      {ordersMessages.invoice}
    </Button>
  )
}

/** The papers of an order to download; nothing while it has none. */
export function OrderPapers({ order, owner }: OrderPapersProps) {
  const papers = usePapers({ order, owner })
  if (papers.length === 0) return undefined
  return (
    <p className={orderPapersStyle()}>
      <span>{papersMessages.title}</span>
      {papers.map(({ kind, title, href }) => (
        <a key={kind} className="link" href={href} download>
          <span>{title}</span>
          <span className="vh">{` ${orderPapersMessages.ofOrder(order.number)}`}</span>
        </a>
      ))}
    </p>
  )
}
