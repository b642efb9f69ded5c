import type { EndpointInput } from '@vitrina/core/api'
import type { updateUserParams } from '@vitrina/core/contracts'
import { readSchoolInfo, type UserParams } from '@vitrina/core/entities'

import type { Call } from '../../http/call.ts'
import { stopRecipient } from '../mailing/recipients.ts'
import { startMailing } from '../mailing/start-mailing.ts'
import type { Account } from './accounts.ts'
import { isProven, provenAccount } from './proven-email.ts'

export const toUserParams = (account: Account): UserParams => ({
  subscribed: account.subscribed && isProven(account),
  city: account.city,
  schoolInfo: readSchoolInfo(account.school_info)
})

type Params = EndpointInput<typeof updateUserParams>['body']

/** The columns of what was sent; what was left out stays. */
export const paramColumns = ({ city, schoolInfo: school }: Params) => ({
  ...(city !== undefined && { city: city && JSON.stringify(city) }),
  ...(school !== undefined && { school_info: school && JSON.stringify(school) })
})

/** The wish for letters counts once the mailbox's owner confirms it; the wish for none, at once. */
export async function applyMailingChoice(
  account: Account,
  wanted: boolean | undefined,
  call: Call
): Promise<void> {
  const { email, subscribed } = account
  if (wanted === true && !subscribed) {
    await call.db.transaction().execute(trx => startMailing(trx, email, call))
  }
  if (wanted === false) await stopRecipient({ email: (await provenAccount(call)).email }, call)
}
