import type { Order } from '@vitrina/core/entities'
import { asksToJoin, guestOrderPath, joinPost, type OpenStep } from '@vitrina/core/orders'
import { isSignedIn } from '@vitrina/core/session'
import { useSession } from '../../binding/shop-context.tsx'
import { useAction } from '../../binding/use-action.ts'
import { ActForm } from '../../forms/act-form.tsx'
import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'
import { joinOrderMessages as words } from './guest-order.messages.ts'

interface JoinOrderProps {
  readonly order: Pick<Order, 'isOfGuest'>
  readonly step: OpenStep
  /** The order stands in the account now: its page there. */
  readonly onJoined: (path: string) => void
}

const joinOrderStyle = style(`
  display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center; margin-block: 10px 20px;
  & > p { flex: 1 1 20em; }
  @media print { display: none; }
`)

/**
 * Asks a member once whether an order that a guest has placed belongs to him, and puts it into his
 * account. Draws nothing for guests, and for orders that stand in an account.
 */
export function JoinOrder({ order, step, onJoined }: JoinOrderProps) {
  const isMember = useSession(isSignedIn)
  const { isBusy, failure, run } = useAction()
  if (!isMember || !asksToJoin(order, step)) return null

  async function join() {
    const joined = await run(async engine => (await engine.service('guestOrders')).join(step.key))
    if (joined) onJoined(joined.result)
  }

  return (
    <section className={joinOrderStyle()} aria-label={words.question}>
      <p>{words.question}</p>
      <ActForm {...joinPost(step.key)} onAct={() => void join()}>
        <Button size="s" variant="soft" busy={isBusy}>
          {words.yes}
        </Button>
      </ActForm>
      <a className="link" href={guestOrderPath({ ...step, join: 'no' })}>
        {words.no}
      </a>
      {failure !== '' && <FormMessage>{failure}</FormMessage>}
    </section>
  )
}
