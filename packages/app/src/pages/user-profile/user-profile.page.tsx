import { LastOrders, ProfileSummary } from '@vitrina/react-ui'

import { member } from '../../frames/member.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './user-profile.loader.ts'

export const page = definePage<typeof loader>({
  frame: member,
  title: ({ profile }) => greeting(profile.fio),
  View: ({ data: { profile, orders } }) => (
    <>
      <ProfileSummary profile={profile} order={orders.cards[0]} flow={orders.flow} />
      <LastOrders orders={orders} />
    </>
  )
})

/** «Соколова Анна Игоревна» → «Анна, здравствуйте». */
const greeting = (fio: string) => `${fio.split(' ')[1] ?? fio}, здравствуйте`
