import {
  accountDeletionView,
  asksForPassword
} from '../account/account-deletion/account-deletion.view.ts'
import { readHoldingOrders } from '../account/account-deletion/holding-orders.loader.ts'
import { hasBonuses } from '../account/bonuses/write-off.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { getBonusClient } from '../contracts/bonuses.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { ownEmail } from './own-email.ts'

/** Two steps of one address: `?step=2` asks for the password. */
export const loader = defineLoader('user-profile-delete', async request => {
  const { backend, url } = request
  const [email, orders, bonuses] = await Promise.all([
    ownEmail(request),
    readHoldingOrders(backend),
    readBonuses(request)
  ])
  const deletion = accountDeletionView({ bonuses, orders })
  const isSure = asksForPassword(url, deletion)
  return { data: { email, deletion, isSure } }
})

/** Nothing is asked where the shop has bonuses switched off (§6); a number that cannot be read is none. */
async function readBonuses({ backend, configuration, optional, session }: ShopRequest) {
  if (!hasBonuses(configuration, session)) return 0
  return optional(readBalance(backend), 0)
}

const readBalance = async (backend: EndpointCall) => (await backend(getBonusClient, {})).value
