import { type BonusPage, type BonusRow, bonusPageMessages as words } from '@vitrina/core/account'
import { ChoiceChips, List, style } from '@vitrina/react-ui'
import { bonusAccountsMessages } from './bonus-accounts.messages.ts'

const bonusAccountStyle = style(`
  display: grid; gap: 36px;
  & > .purse { display: grid; gap: 14px; padding: 28px 32px; border-radius: var(--r-xl); color: var(--case-lining); background-color: var(--case); background-image: linear-gradient(var(--case-lines) 1px, transparent 1px), linear-gradient(90deg, var(--case-lines) 1px, transparent 1px); background-size: 24px 24px; }
  & > .purse > h2 { color: inherit; font-size: 1rem; letter-spacing: 0; }
  & > .purse > .value { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
  & > .purse > .value > b { font-size: var(--fs-hero); font-weight: 800; letter-spacing: -.045em; line-height: .95; }
  & > .purse > .rules { max-width: 46em; padding-top: 22px; }
  & > .log > h2 { margin-bottom: 10px; }
  & > .log > nav { margin-top: 28px; }
  & > .log > ol > li { display: flex; justify-content: space-between; align-items: center; gap: 20px; padding: 14px 0; border-bottom: 1px solid var(--c-line); }
  & > .log > ol > li > div { min-width: 0; }
  & > .log .day { color: var(--c-ink-3); }
  & > .log .day a { display: inline-block; padding-block: 10px; margin-block: -10px; }
  & > .log .change { flex: none; font-size: 1.125rem; font-weight: 700; }
  & > .log .change[data-gain] { color: var(--c-green); }
  @media (max-width: 767px) { & > .log > ol > li { font-size: min(1rem, 6vw); } & > .purse { margin-inline: -6px; padding: 24px; } }
`)

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
