import { routePath } from '@vitrina/core'
import type { BonusPage } from '@vitrina/core/account'
import { type OrderCardView, WAY_OPENED } from '@vitrina/core/orders'
import type { ReactNode } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { Zip } from '../../kit/zip/zip.tsx'
import { style } from '../../theme/style.ts'
import { profileSummaryMessages } from './profile-summary.messages.ts'

const profileSummaryStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr); gap: var(--gap);
  & > .current { display: flex; flex-direction: column; min-height: 260px; padding: 28px 32px; border-radius: var(--r-xl); color: var(--case-lining); background-color: var(--case); background-image: linear-gradient(var(--case-lines) 1px, transparent 1px), linear-gradient(90deg, var(--case-lines) 1px, transparent 1px); background-size: 24px 24px; }
  & > .current > .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
  & > .current a { display: inline-flex; align-items: center; min-height: 44px; margin-block: -11px; text-decoration: underline; text-underline-offset: .2em; }
  & > .current > .state { margin-top: 18px; font-size: clamp(2rem, 1.5rem + 1.6vw, 3rem); font-weight: 800; letter-spacing: -.045em; line-height: 1.05; }
  & > .current > .what { margin-top: 8px; }
  & > .current > .way { display: grid; gap: 8px; margin-top: auto; padding-top: 22px; }
  & > .current [role=progressbar], & > .current [role=progressbar] .open { color: inherit; }
  & > .current :focus-visible { outline-color: currentColor; }
  & > .bonuses { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; align-content: start; padding: 26px 28px 18px; border: 1px solid var(--c-line); border-radius: var(--r-xl); }
  & > .bonuses > .value > b { margin-right: .08em; font: 900 clamp(2.25rem, 1.8rem + 1.4vw, 3rem)/1 var(--font-display); letter-spacing: -.055em; font-variant-numeric: tabular-nums lining-nums; }
  & > .bonuses > .sm { color: var(--c-ink-2); }
  & > .bonuses > ul { margin-top: 10px; }
  & > .bonuses li { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 9px 0; border-bottom: 1px solid var(--c-line); line-height: 1.3; }
  & > .bonuses small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & > .bonuses li > b { white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & > .bonuses [data-gain] { color: var(--c-green); }
  & > .bonuses > .link { display: inline-flex; align-items: center; min-height: 44px; }
  & > .current:only-child { grid-column: 1 / -1; }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) {
    & > .bonuses li { font-size: min(1rem, 6vw); }
    & > .current { min-height: 230px; margin-inline: -6px; padding: 24px; }
    & > .bonuses { margin-inline: -6px; padding: 22px 20px 14px; }
    }
`)

interface OrderNowProps {
  /** The order that matters now, if there is one. */
  order: OrderCardView | undefined
}

/** Lays out the first look at an account: `OrderNow` beside `Bonuses`. */
export const ProfileSummary = ({ children }: { readonly children: ReactNode }) => (
  <div className={profileSummaryStyle()}>{children}</div>
)

/** Shows how far the order under way is; a member without orders is led to the catalogue. */
export const OrderNow = ({ order }: OrderNowProps) =>
  order === undefined ? <FirstOrder /> : <OrderRow {...order} />

const OrderRow = ({ isUnderWay, title, href, state, when, next, way }: OrderCardView) => (
  <section
    className="current"
    aria-label={isUnderWay ? profileSummaryMessages.orderNow : profileSummaryMessages.lastOrder}
  >
    <div className="top">
      <span className="b">{title}</span>
      <a className="sm" href={href}>
        {profileSummaryMessages.more}
      </a>
    </div>
    <p className="state">{state}</p>
    <p className="what">{when}</p>
    {way.value !== undefined && (
      <div className="way">
        <span className="sm">{next}</span>
        <Zip value={way.value} label={profileSummaryMessages.progress} />
      </div>
    )}
  </section>
)

const FirstOrder = () => (
  <section className="current" aria-label={profileSummaryMessages.firstOrder}>
    <div className="top">
      <span className="b">{profileSummaryMessages.orders}</span>
      <a className="sm" href={routePath('catalog')}>
        {actionMessages.toCatalog}
      </a>
    </div>
    <p className="state">{profileSummaryMessages.empty}</p>
    <p className="what">{profileSummaryMessages.emptyText}</p>
    <div className="way">
      <Zip value={WAY_OPENED} label={profileSummaryMessages.progress} />
    </div>
  </section>
)

interface BonusesProps {
  /** The account with the newest changes; none while the shop has bonuses switched off. */
  readonly account: BonusPage | undefined
}

/**
 * Shows how many bonuses a member has, what is on its way, and the last changes; draws nothing
 * while the shop has bonuses switched off.
 */
export function Bonuses({ account }: BonusesProps) {
  if (account === undefined) return null
  const { value, noun, notes, cards } = account
  return (
    <section className="bonuses" aria-label={profileSummaryMessages.bonuses}>
      <p className="value">
        <b>{value}</b>
        <span>{` ${noun}`}</span>
      </p>
      {notes.map(note => (
        <p key={note} className="sm">
          {note}
        </p>
      ))}
      <ul>
        {cards.map(({ id, title, day, change, isGain }) => (
          <li key={id}>
            <span>
              <span>{title}</span>
              <small>{day}</small>
            </span>
            <b data-gain={isGain || undefined}>{change}</b>
          </li>
        ))}
      </ul>
      <a className="link sm" href={routePath('user-bonus')}>
        {profileSummaryMessages.history}
      </a>
    </section>
  )
}
