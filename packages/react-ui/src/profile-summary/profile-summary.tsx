import { routePath } from '@vitrina/core'
import { formatDay } from '@vitrina/core/calendar'
import { type OrderCard, type Profile } from '@vitrina/core/entities'
import { nextStage, type OrderFlow, shortWay, statusTitle } from '@vitrina/core/orders'
import { shownPhone } from '@vitrina/core/phone'
import { countedNouns, countOf } from '@vitrina/core/plural'
import type { ReactNode } from 'react'

import { useFieldRules } from '../form/field-rules.tsx'
import { Zip } from '../kit/zip/zip.tsx'
import { profileSummaryStyle } from './profile-summary.styles.ts'

interface ProfileSummaryProps {
  profile: Profile
  /** How the newest order is doing. */
  children: ReactNode
}

interface NewestOrderProps {
  /** The newest order, if there is one. */
  order: OrderCard | undefined
  flow: OrderFlow
}

/** The first look at an account: how the last order is doing, and who the buyer is. */
export const ProfileSummary = ({ profile, children }: ProfileSummaryProps) => (
  <div className={profileSummaryStyle()}>
    {children}
    <Person profile={profile} />
  </div>
)

export const NewestOrder = ({ order, flow }: NewestOrderProps) =>
  order === undefined ? <FirstOrder /> : <LastOrder order={order} flow={flow} />

function LastOrder({ order, flow }: { order: OrderCard; flow: OrderFlow }) {
  const { id, number, createdAt, count, status } = order
  const way = shortWay(status, flow)
  return (
    <section className="current" aria-label="Последний заказ">
      <div className="top">
        <span className="b">{`Заказ ${number}`}</span>
        <a className="sm" href={routePath('user-profile-order-detail-id', { id })}>
          Подробнее
        </a>
      </div>
      <p className="state">{statusTitle(order)}</p>
      <p className="what">{`${formatDay(createdAt)}, ${countOf(count, countedNouns.products)}`}</p>
      {status.tone !== 'cancelled' && (
        <div className="way">
          <span className="sm">{nextStage(way)}</span>
          <Zip value={way.value} label="Ход последнего заказа" />
        </div>
      )}
    </section>
  )
}

const FirstOrder = () => (
  <section className="current" aria-label="Первый заказ">
    <div className="top">
      <span className="b">Заказы</span>
      <a className="sm" href={routePath('catalog')}>
        В каталог
      </a>
    </div>
    <p className="state">Пенал пока пуст</p>
    <p className="what">Соберите первый заказ: его путь будет виден здесь.</p>
    <div className="way">
      <Zip value={0.04} label="Ход последнего заказа" />
    </div>
  </section>
)

function Person({ profile }: { profile: Profile }) {
  const phone = shownPhone(profile.phone, useFieldRules().phoneLengths)
  return (
    <section className="person">
      <h2 className="h4">{profile.fio}</h2>
      <dl>
        <Row name="E-mail" value={profile.email} />
        <Row name="Телефон" value={phone} />
        {profile.organization && (
          <>
            <Row name="Организация" value={profile.organization.title} />
            <Row name="ИНН" value={profile.organization.inn} />
          </>
        )}
      </dl>
      <p className="links sm">
        <a className="link" href={routePath('user-profile-personal')}>
          Изменить данные
        </a>
        <a className="link" href={routePath('user-profile-password')}>
          Сменить пароль
        </a>
      </p>
    </section>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="sm">{name}</dt>
    <dd>{value}</dd>
  </div>
)
