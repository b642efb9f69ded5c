import { readSchoolInfo, type UserParams } from '@vitrina/core'
import type { EndpointInput, updateUserParams } from '@vitrina/core/contracts'

import type { Account } from './accounts.ts'

export const toUserParams = (account: Account): UserParams => ({
  subscribed: account.subscribed,
  city: account.city,
  schoolInfo: readSchoolInfo(account.school_info)
})

type Params = EndpointInput<typeof updateUserParams>['body']

/** The columns of what was sent; what was left out stays. */
export const paramColumns = ({ subscribed, city, schoolInfo: school }: Params) => ({
  ...(subscribed !== undefined && { subscribed }),
  ...(city !== undefined && { city: city && JSON.stringify(city) }),
  ...(school !== undefined && { school_info: school && JSON.stringify(school) })
})
