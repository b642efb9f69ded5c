import { routePath } from '@vitrina/core'
import type { BonusPage } from '@vitrina/core/account'
import { type OrderCardView, WAY_OPENED } from '@vitrina/core/orders'
import type { ReactNode } from 'react'
import { actionMessages } from '../../binding/actions.messages.ts'
import { Zip } from '../../kit/zip/zip.tsx'
import { profileSummaryMessages } from './profile-summary.messages.ts'
import { profileSummaryStyle } from './profile-summary.styles.ts'

interface OrderNowProps {
  /** The order that matters now, if there is one. */
  order: OrderCardView | undefined
}

/** The first look at an account: how the order under way is doing, and what its bonuses are. */
export const ProfileSummary = ({ children }: { readonly children: ReactNode }) => (
  <div className={profileSummaryStyle()}>{children}</div>
)

export const OrderNow = ({ order }: OrderNowProps) =>
  order === undefined ? <FirstOrder /> : <KnownOrder {...order} />

const KnownOrder = ({ isUnderWay, title, href, state, when, next, way }: OrderCardView) => (
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

/** How many bonuses there are, what is on its way, and the last changes. */
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
