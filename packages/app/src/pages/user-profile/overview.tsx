import type { BonusPage } from '@vitrina/core/account'
import type { OrdersOfNow } from '@vitrina/core/orders'
import { Bonuses, OrderNow, ProfileSummary } from '@vitrina/react-ui'

import { PagePart } from '../../binding/page-part.tsx'
import { profilePageMessages } from './profile-page.messages.ts'

export { LastOrders } from '@vitrina/react-ui'

interface OverviewParts {
  readonly orders: OrdersOfNow
  readonly bonuses: BonusPage | null
}

/** How the order under way is doing, and the bonuses. */
export const Overview = ({ parts }: { readonly parts: Partial<OverviewParts> }) => (
  <ProfileSummary>
    <PagePart of={parts} name="orders" what={profilePageMessages.whatOrders}>
      {({ now }) => <OrderNow order={now} />}
    </PagePart>
    <PagePart of={parts} name="bonuses" what={profilePageMessages.whatBonuses}>
      {account => <Bonuses account={account ?? undefined} />}
    </PagePart>
  </ProfileSummary>
)
