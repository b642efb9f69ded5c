import { routePath } from '@vitrina/core'
import { type AccountDeletionView, accountDeletionMessages as words } from '@vitrina/core/account'
import { EVERY_STATUS } from '@vitrina/core/orders'

import { FormMessage } from '../../forms/form-message.tsx'
import { Button } from '../../kit/button/button.tsx'
import { style } from '../../theme/style.ts'

const accountDeletionStyle = style(`
  display: grid; gap: 26px; max-width: 720px;
  & > p { color: var(--c-ink-2); font-size: 1.0625rem; }
  & > section > h2 { margin-bottom: 12px; font-size: var(--fs-h3); color: var(--c-ink); }
  & ul { display: grid; gap: 8px; padding-left: 1.2em; list-style: disc; }
  & li::marker { color: var(--c-pen); }
  & .buttons { display: flex; flex-wrap: wrap; gap: 10px; }
  @media (max-width: 767px) { & .buttons > * { flex: 1 1 100%; } }
`)

interface AccountDeletionProps {
  readonly deletion: AccountDeletionView
  /** Of the second step. */
  readonly nextHref: string
}

/**
 * Shows the first step of deleting an account: what is gone, what stays and why, before anybody is
 * asked for a password. `deletion` comes from `accountDeletionView`; where an order holds the
 * account, it leads to the orders instead of to `nextHref`.
 */
export const AccountDeletion = ({ deletion, nextHref }: AccountDeletionProps) => (
  <div className={accountDeletionStyle()}>
    <p>{words.intro}</p>
    <Listed title={words.gone} lines={deletion.gone} />
    <Listed title={words.stays} lines={deletion.stays} />
    {deletion.blocked && <FormMessage tone="waiting">{deletion.blocked}</FormMessage>}
    <div className="buttons">
      {deletion.blocked ? (
        <Button href={routePath('user-profile-order-status', { status: EVERY_STATUS })}>
          {words.toOrders}
        </Button>
      ) : (
        <Button variant="red" href={nextHref}>
          {words.next}
        </Button>
      )}
      <Button variant="grey" href={routePath('user-profile')}>
        {words.stay}
      </Button>
    </div>
  </div>
)

interface ListedProps {
  readonly title: string
  readonly lines: readonly string[]
}

const Listed = ({ title, lines }: ListedProps) => (
  <section>
    <h2>{title}</h2>
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)
