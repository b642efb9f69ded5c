import { getProfile } from '@vitrina/core/contracts'

import { countAll } from '../../account/order-page.ts'
import type { PageLoader } from '../page-loader.ts'

export interface PasswordData {
  readonly email: string
  readonly orders: number
}

export const loadPassword: PageLoader<'user-profile-password', PasswordData> = async ({
  backend
}) => {
  const [{ email }, orders] = await Promise.all([backend(getProfile, {}), countAll(backend)])
  return { data: { email, orders } }
}
