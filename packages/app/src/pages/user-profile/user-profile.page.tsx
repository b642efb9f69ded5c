import { routePath } from '@vitrina/core'
import { accountDeletionMessages } from '@vitrina/core/account-deletion'
import {
  Bonuses,
  LastOrders,
  NewestOrder,
  NewNotifications,
  ProfileSummary
} from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import type { loader } from './user-profile.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ profile }) => greeting(profile.fio),
  View: ({ parts }) => (
    <>
      <ProfileSummary>
        <PagePart of={parts} name="orders" what="заказы">
          {({ cards: [newest], flow }) => <NewestOrder order={newest} flow={flow} />}
        </PagePart>
        <PagePart of={parts} name="bonuses" what="бонусы">
          {account => <Bonuses account={account ?? undefined} />}
        </PagePart>
      </ProfileSummary>
      <PagePart of={parts} name="notifications" what="уведомления">
        {cards => <NewNotifications cards={cards} />}
      </PagePart>
      {parts.orders && <LastOrders orders={parts.orders} />}
      <p>
        <a className="link sm" href={routePath('user-profile-delete')}>
          {accountDeletionMessages.link}
        </a>
      </p>
    </>
  )
})

/** «Соколова Анна Игоревна» → «Анна, здравствуйте». */
const greeting = (fio: string) => `${fio.split(' ')[1] ?? fio}, здравствуйте`
