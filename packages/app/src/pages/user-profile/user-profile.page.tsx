import { LastOrders, NewestOrder, ProfileSummary } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import type { loader } from './user-profile.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ profile }) => greeting(profile.fio),
  View: ({ data: { profile }, parts }) => (
    <>
      <ProfileSummary profile={profile}>
        <PagePart of={parts} name="orders" what="заказы">
          {({ cards: [newest], flow }) => <NewestOrder order={newest} flow={flow} />}
        </PagePart>
      </ProfileSummary>
      {parts.orders && <LastOrders orders={parts.orders} />}
    </>
  )
})

/** «Соколова Анна Игоревна» → «Анна, здравствуйте». */
const greeting = (fio: string) => `${fio.split(' ')[1] ?? fio}, здравствуйте`
