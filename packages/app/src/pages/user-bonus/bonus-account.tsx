import type { BonusPage, BonusRow } from '@vitrina/core/account'
import { bonusPageMessages as words } from '@vitrina/core/account'
import { ChoiceChips, List } from '@vitrina/react-ui'

import { bonusAccountStyle } from './bonus-account.styles.ts'
import { bonusAccountsMessages } from './bonus-accounts.messages.ts'

/** An account of the programme: what there is, what is on its way, and how it came about. */
export const BonusAccount = ({ account }: { readonly account: BonusPage }) => (
  <div className={bonusAccountStyle()}>
    {account.accounts.length > 1 && (
      <nav aria-label={bonusAccountsMessages.title}>
        <ChoiceChips choices={account.accounts} scroll />
      </nav>
    )}
    <section className="purse" aria-label={words.balance}>
      <h2>{words.balance}</h2>
      <p className="value">
        <b className="num">{account.value}</b>
        <span>{` ${account.noun}`}</span>
      </p>
      {account.notes.map(note => (
        <p key={note}>{note}</p>
      ))}
      <p className="rules sm">{account.rules}</p>
    </section>
    <section className="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <List list={account}>
        {rows => (
          <ol>
            {rows.map(row => (
              <Change key={row.id} row={row} />
            ))}
          </ol>
        )}
      </List>
    </section>
  </div>
)

const Change = ({ row: { title, day, change, isGain, order } }: { readonly row: BonusRow }) => (
  <li>
    <div>
      <p>{title}</p>
      <p className="day sm">
        <span>{day}</span>
        {order && (
          <>
            <span>{' · '}</span>
            <a className="link" href={order.href}>
              {order.title}
            </a>
          </>
        )}
      </p>
    </div>
    {change !== '' && (
      <span className="change num" data-gain={isGain || undefined}>
        {change}
      </span>
    )}
  </li>
)
