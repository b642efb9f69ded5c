import { routePath } from '@vitrina/core'
import type { Order } from '@vitrina/core/entities'
import type { PaperOwner } from '@vitrina/core/papers'
import { Button, FormMessage, style, TextField } from '@vitrina/react-ui'

import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import { nearPart } from '../../page-part/near-part.tsx'
import type { GuestOrderData, loader } from './order.loader.ts'
import { orderPageMessages } from './order-page.messages.ts'

const loadOrder = async () => (await import('./found-order.tsx')).FoundOrder
const FoundOrder = nearPart<{ readonly order: Order; readonly owner: PaperOwner }>({
  load: loadOrder,
  drawn: import.meta.env.SSR ? await loadOrder() : undefined
})

const orderPageStyle = style(`
  & > h1 { margin: 6px 0 20px; }
  & > .find { max-width: 520px; }
  & > .find > form { display: grid; gap: 18px; margin-top: 20px; }
  & > .find > form > button { justify-self: start; }
  & > .find > .other { margin-top: 20px; font-size: var(--fs-sm); }
`)

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <div className={orderPageStyle()}>
      <h1>
        {data.order === undefined
          ? orderPageMessages.title
          : orderPageMessages.numbered(data.order.number)}
      </h1>
      {data.order === undefined || data.step.kind !== 'open' ? (
        <Find {...data} />
      ) : (
        <FoundOrder order={data.order} owner={{ key: data.step.key }} />
      )}
    </div>
  )
})

const Find = ({ step, problem }: GuestOrderData) => (
  <div className="find">
    {problem && <FormMessage>{problem}</FormMessage>}
    {step.kind === 'code' ? <CodeForm ticket={step.ticket} /> : <AskForm />}
  </div>
)

const AskForm = () => (
  <>
    <p>{orderPageMessages.lead}</p>
    <form method="post" action={routePath('order')}>
      <TextField
        label={orderPageMessages.number}
        name="number"
        required
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <Button type="submit">{orderPageMessages.getCode}</Button>
    </form>
  </>
)

const CodeForm = ({ ticket }: { readonly ticket: string }) => (
  <>
    <p>{orderPageMessages.sent}</p>
    <form method="post" action={routePath('order')}>
      <input type="hidden" name="ticket" value={ticket} />
      <TextField
        label={orderPageMessages.code}
        name="code"
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit">{orderPageMessages.open}</Button>
    </form>
    <p className="other">
      <a className="link" href={routePath('order')}>
        {orderPageMessages.otherNumber}
      </a>
    </p>
  </>
)
