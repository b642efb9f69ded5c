import { routeTitle } from '@vitrina/core/routes'
import { LastOrders, ProfileSummary } from '@vitrina/react-ui'

import { MemberPage } from '../../frames/member-page.tsx'
import { definePage } from '../../page/define-page.ts'
import type { ProfileData } from './user-profile.loader.ts'

export const page = definePage<ProfileData | null>({
  View: ({ data }) => (
    <MemberPage
      route="user-profile"
      title={data === null ? routeTitle('user-profile') : greeting(data.profile.fio)}
      trail={[]}
      data={data}
      orders={({ orders }) => orders.counts.all}
    >
      {({ profile, orders }) => (
        <>
          <ProfileSummary profile={profile} order={orders.cards[0]} flow={orders.flow} />
          <LastOrders orders={orders} />
        </>
      )}
    </MemberPage>
  )
})

/** «Соколова Анна Игоревна» → «Анна, здравствуйте». */
const greeting = (fio: string) => `${fio.split(' ')[1] ?? fio}, здравствуйте`
