import { routePath } from '@vitrina/core'
import type { Order } from '@vitrina/core/entities'
import { canRefund, type RefundChoice, refundMessages as words } from '@vitrina/core/orders'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { isSignedIn } from '@vitrina/core/session'
import { actionMessages, style, useSession } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { ContentScreen } from '../../parts/content-screen.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { refundPageMessages } from './refund-page.messages.ts'

const load = async () => (await import('./order-form.tsx')).OrderForm
const OrderForm = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

const refundStyle = style(`
  max-width: 760px;
  & > h1 { margin: 6px 0 16px; }
  article > & { margin-top: 44px; }
  & > h2 { margin-bottom: 20px; }
  & > p { margin-bottom: 24px; color: var(--c-ink-2); }
  & > ul { display: grid; gap: 10px; }
  & > ul > li > a { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 20px; padding: 16px 20px; border: 1px solid var(--c-line); border-radius: var(--r-l); }
  & > ul > li > a:hover { border-color: var(--c-pen); color: var(--c-pen); }
  & > ul > li > a > span { color: var(--c-ink-3); font-size: var(--fs-sm); }
`)

export const page = definePage<'refund'>({ frame: plain, View: Refund, late: [OrderForm] })

/** With an order in the address it is its form, otherwise the rules and the orders to choose from. */
function Refund({
  data: { content, order, ...of },
  sections
}: ViewProps<PageData<'refund'>, PageSections<'refund'>>) {
  if (order) return <OfOrder key={order.id} order={order} {...of} />
  return (
    <ContentScreen data={content}>
      <PageSection of={sections} name="choices" what={refundPageMessages.whatOrders}>
        {choices => <Choices choices={choices} />}
      </PageSection>
    </ContentScreen>
  )
}

interface OfOrderProps {
  readonly order: Order
  readonly orderKey: string | undefined
  /** The page of the order. */
  readonly orderHref: string
}

function OfOrder(props: OfOrderProps) {
  const { order, orderHref: href } = props
  return (
    <section className={refundStyle()}>
      <h1>{words.formTitle}</h1>
      <p>
        <a className="link" href={href}>
          {words.order(order.number)}
        </a>
        <span>{canRefund(order) ? '. ' : `. ${words.closed} `}</span>
        <a className="link" href={routePath('refund')}>
          {words.rules}
        </a>
      </p>
      {canRefund(order) && <OrderForm {...props} />}
    </section>
  )
}

function Choices({ choices }: { readonly choices: readonly RefundChoice[] }) {
  const signedIn = useSession(isSignedIn)
  return (
    <section className={refundStyle()}>
      <h2>{words.which}</h2>
      {!signedIn && (
        <p>
          <span>{`${words.signIn} `}</span>
          <a className="link" href={routePath('user-signin')}>
            {actionMessages.signIn}
          </a>
          <span>{`. ${words.guest} `}</span>
          <a className="link" href={routePath('order')}>
            {words.guestFind}
          </a>
        </p>
      )}
      {signedIn && choices.length === 0 && <p>{words.noOrders}</p>}
      {choices.length > 0 && (
        <ul>
          {choices.map(({ title, note, href }) => (
            <li key={href}>
              <a href={href}>
                <b>{title}</b>
                <span>{note}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
