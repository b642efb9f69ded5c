import { getProfile } from '@vitrina/core/contracts'

import { countAll } from '../../frames/order-page.ts'
import { defineLoader } from '../../page/define-loader.ts'

export interface PasswordData {
  readonly email: string
  readonly orders: number
}

export const loader = defineLoader('user-profile-password', async ({ backend }) => {
  const [{ email }, orders] = await Promise.all([backend(getProfile, {}), countAll(backend)])
  return { data: { email, orders } }
})
