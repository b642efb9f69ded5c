import { accountDeletionView } from '@vitrina/core/account'
import type { MailingStatus, ReviewParams } from '@vitrina/core/entities'
import { useState } from 'react'

import { AccountDeletion } from '../../src/account/account-deletion/account-deletion.tsx'
import { AccountDeletionForm } from '../../src/account/account-deletion/account-deletion-form.tsx'
import { MemberFrame, MemberSkeleton } from '../../src/account/member-frame/member-frame.tsx'
import { ParamsForm } from '../../src/account/params-form/params-form.tsx'
import { PasswordForm } from '../../src/account/password-form/password-form.tsx'
import { PersonalForm } from '../../src/account/personal-form/personal-form.tsx'
import {
  Bonuses,
  OrderNow,
  ProfileSummary
} from '../../src/account/profile-summary/profile-summary.tsx'
import { ReviewForm } from '../../src/account/review-form/review-form.tsx'
import { MailingChoice } from '../../src/content/mailing-choice.tsx'
import { Verification } from '../../src/forms/verification.tsx'
import { Sample, State } from '../sample.tsx'
import { serveAccount } from './account-data.ts'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'
import { serveOrders } from './order-data.ts'

const { store, page } = await openSampleShop('member', {
  serve(server) {
    serveAccount(server)
    serveOrders(server)
  }
})
const [own, personal] = await Promise.all([
  page<'user-profile'>('/user/profile'),
  page<'user-profile-personal'>('/user/profile/personal')
])
const { profile } = personal.data
const free = accountDeletionView({ bonuses: 320, orders: [] })
const held = accountDeletionView({ bonuses: 0, orders: own.sections.orders?.cards ?? [] })

const reviewParams: ReviewParams = {
  fields: [
    {
      ...{ code: 'rate', title: 'Оценка', required: true },
      minLength: 0,
      maxLength: 0,
      options: []
    },
    {
      ...{ code: 'fit', title: 'Как сел размер', required: false, minLength: 0, maxLength: 0 },
      options: [
        { code: 'small', title: 'Маломерит' },
        { code: 'true', title: 'В размер' },
        { code: 'large', title: 'Большемерит' }
      ]
    },
    {
      ...{ code: 'text', title: 'Отзыв', required: true },
      minLength: 10,
      maxLength: 2000,
      options: []
    }
  ],
  files: { max: 5, extensions: ['jpg', 'png', 'webp'] }
}

/** The account of a member. */
export const Account = () => (
  <InShop store={store}>
    <Sample of="member-frame" variant="rows">
      <State name="Страница аккаунта">
        <MemberFrame route="user-profile" title="Мария, здравствуйте" counts={own.counts ?? {}}>
          <p>Здесь стоит сама страница: заказы, бонусы, адреса.</p>
        </MemberFrame>
      </State>
      <State name="Сессия ещё проверяется">
        <MemberSkeleton />
      </State>
    </Sample>
    <Sample of="profile-summary" variant="rows">
      <State name="Заказ в пути">
        <ProfileSummary>
          <OrderNow order={own.sections.orders?.now} />
          <Bonuses account={own.sections.bonuses ?? undefined} />
        </ProfileSummary>
      </State>
      <State name="Заказов ещё нет, бонусы выключены">
        <ProfileSummary>
          <OrderNow order={undefined} />
        </ProfileSummary>
      </State>
    </Sample>
    <Sample of="account-deletion" variant="rows">
      <State name="Можно удалить">
        <AccountDeletion deletion={free} nextHref="/user/profile/delete?step=2" />
      </State>
      <State name="Мешает заказ в пути">
        <AccountDeletion deletion={held} nextHref="/user/profile/delete?step=2" />
      </State>
      <State name="Второй шаг">
        <AccountDeletionForm username={profile.email} backHref="/user/profile/delete" />
      </State>
    </Sample>
    <Forms />
  </InShop>
)

const Forms = () => (
  <>
    <Sample of="personal-form" variant="columns">
      <PersonalForm profile={profile} onSaved={() => undefined} />
    </Sample>
    <Sample of="params-form" variant="rows" tall>
      <ParamsForm
        params={{ subscribed: true, city: { title: 'Тула', kladrId: '' }, schoolInfo: null }}
        profile={{ isOrganization: false, schoolInfo: null }}
      />
    </Sample>
    <Sample of="password-form" variant="columns">
      <PasswordForm username={profile.email} />
    </Sample>
    <Sample of="verification" variant="rows">
      <Contacts />
    </Sample>
    <Sample of="mailing-choice" variant="rows">
      <Mailing start="none" />
      <Mailing start="active" />
    </Sample>
    <Sample of="review-form" variant="columns">
      <ReviewForm subject={{ type: 'product', productId: 2 }} params={reviewParams} />
    </Sample>
  </>
)

function Contacts() {
  const [isVerified, setVerified] = useState(false)
  return (
    <div>
      <Verification
        title="E-mail"
        contact={{ kind: 'email', value: profile.email }}
        isVerified
        onVerified={() => undefined}
      />
      <Verification
        {...{ title: 'Телефон', isVerified }}
        contact={{ kind: 'phone', value: profile.phone }}
        onVerified={() => setVerified(true)}
      />
    </div>
  )
}

function Mailing({ start }: { readonly start: MailingStatus }) {
  const [status, setStatus] = useState(start)
  return (
    <MailingChoice
      {...{ status, email: profile.email }}
      onChanged={async () => setStatus(status === 'active' ? 'stopped' : 'pending')}
    />
  )
}
