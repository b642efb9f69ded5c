import { blankMessages } from '@vitrina/core/orders'

import { ConfirmAction } from '../forms/confirm-action.tsx'
import { basketSummaryMessages as words } from './basket-summary.messages.ts'

/** A member leaves his chosen lines to the shop, which calls and fills in the order itself. */
export const LeaveToShop = () => (
  <ConfirmAction
    variant="soft"
    label={words.leave}
    question={words.leaveQuestion}
    consequence={words.leaveMeans}
    yes={words.leaveYes}
    no={words.leaveNo}
    act={async engine => (await engine.service('orders')).leaveToShop('')}
    done={blankMessages.sent}
    onDone={stay}
  />
)

/** The basket is read again by itself. */
const stay = () => undefined
