import type { BonusPage } from '@vitrina/core/account'
import type { OrdersOfNow } from '@vitrina/core/orders'
import { Bonuses, OrderNow, ProfileSummary } from '@vitrina/react-ui'

import { PageSection } from '../../binding/page-section.tsx'
import { profilePageMessages } from './profile-page.messages.ts'

export { LastOrders } from '@vitrina/react-ui'

interface OverviewSections {
  readonly orders: OrdersOfNow
  readonly bonuses: BonusPage | null
}

/** How the order under way is doing, and the bonuses. */
export const Overview = ({ sections }: { readonly sections: Partial<OverviewSections> }) => (
  <ProfileSummary>
    <PageSection of={sections} name="orders" what={profilePageMessages.whatOrders}>
      {({ now }) => <OrderNow order={now} />}
    </PageSection>
    <PageSection of={sections} name="bonuses" what={profilePageMessages.whatBonuses}>
      {account => <Bonuses account={account ?? undefined} />}
    </PageSection>
  </ProfileSummary>
)
