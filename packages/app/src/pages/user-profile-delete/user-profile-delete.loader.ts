import { accountDeletionView, asksForPassword } from '@vitrina/core/account-deletion'
import { getBonusClient, getProfile, listOrders } from '@vitrina/core/contracts'

import { defineLoader } from '../../page/define-loader.ts'

const NEWEST = 50
const NO_BONUSES = { value: 0 }

/** Two steps of one address: `?step=2` asks for the password. */
export const loader = defineLoader('user-profile-delete', async ({ backend, optional, url }) => {
  const [{ email }, { data: orders }, { value: bonuses }] = await Promise.all([
    backend(getProfile, {}),
    backend(listOrders, { query: { page: 1, limit: NEWEST } }),
    optional<{ readonly value: number }>(backend(getBonusClient, {}), NO_BONUSES)
  ])
  const deletion = accountDeletionView({ bonuses, orders })
  const isSure = asksForPassword(url, deletion)
  return { data: { email, deletion, isSure } }
})
