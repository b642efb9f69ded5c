import { routePath } from '@vitrina/core'
import type { BonusPage } from '@vitrina/core/bonuses'
import { formatDay } from '@vitrina/core/calendar'
import type { OrderCard } from '@vitrina/core/entities'
import { isUnderWay, nextStage, type OrderFlow, shortWay, statusTitle } from '@vitrina/core/orders'
import { countedNouns, countOf } from '@vitrina/core/plural'
import type { ReactNode } from 'react'

import { Zip } from '../kit/zip/zip.tsx'
import { actionMessages } from '../words/actions.messages.ts'
import { profileSummaryMessages } from './profile-summary.messages.ts'
import { profileSummaryStyle } from './profile-summary.styles.ts'

interface OrderNowProps {
  /** The order that matters now, if there is one. */
  order: OrderCard | undefined
  flow: OrderFlow
}

/** The first look at an account: how the order under way is doing, and what its bonuses are. */
export const ProfileSummary = ({ children }: { readonly children: ReactNode }) => (
  <div className={profileSummaryStyle()}>{children}</div>
)

export const OrderNow = ({ order, flow }: OrderNowProps) =>
  order === undefined ? <FirstOrder /> : <KnownOrder order={order} flow={flow} />

function KnownOrder({ order, flow }: { order: OrderCard; flow: OrderFlow }) {
  const { id, number, createdAt, count, status } = order
  const { value } = shortWay(status, flow)
  return (
    <section
      className="current"
      aria-label={
        isUnderWay(order) ? profileSummaryMessages.orderNow : profileSummaryMessages.lastOrder
      }
    >
      <div className="top">
        <span className="b">{profileSummaryMessages.numbered(number)}</span>
        <a className="sm" href={routePath('user-profile-order-detail-id', { id })}>
          {profileSummaryMessages.more}
        </a>
      </div>
      <p className="state">{statusTitle(order)}</p>
      <p className="what">{`${formatDay(createdAt)}, ${countOf(count, countedNouns.products)}`}</p>
      {status.tone !== 'cancelled' && (
        <div className="way">
          <span className="sm">{nextStage(status, flow)}</span>
          <Zip value={value} label={profileSummaryMessages.progress} />
        </div>
      )}
    </section>
  )
}

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
      <Zip value={0.04} label={profileSummaryMessages.progress} />
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
        <b>{value}</b> {noun}
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
              {title}
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
