import { randomUUID } from 'node:crypto'
import type { EndpointInput } from '@vitrina/core/api'
import type { signup as signupContract } from '@vitrina/core/contracts'
import { consent } from '@vitrina/core/values'
import type { Transaction } from 'kysely'

import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { startMailing } from '../mailing/start-mailing.ts'
import type { Account } from '../users/accounts.ts'
import { isAwaited } from '../users/change-email.ts'
import { refuseKnownEmail } from '../users/known-email.ts'
import {
  checkPersonal,
  checkRole,
  tidyOrganization,
  tidyPersonal
} from '../users/personal-fields.ts'
import { answer, guestToken, openSession, takeWhatWasGuests } from './login.ts'
import { passwordProblem } from './password-problem.ts'

type SignupForm = EndpointInput<typeof signupContract>['body']

export const signup: Handler<typeof signupContract> = async ({ body }, call) => {
  const { shop } = call.settings
  refuseWrongFields({
    ...checkRole(body.organization ? 'org_user' : 'user', body, shop),
    // An account is found by it, whatever the rules ask for.
    email: checkPersonal(body, shop).email,
    password: passwordProblem(body.password),
    accept: consent()(body.accept)
  })
  await call.limits.spend('signup', call.visitor.ip)
  const hash = await call.passwords.hash(body.password.trim())
  const cartToken = guestToken(body.basket, call)
  const { email } = tidyPersonal(body, shop)
  if (await isAwaited(call.db, { email, now: call.now().getTime() })) {
    throw await refuseKnownEmail(email, call)
  }
  const made = await inTransaction(call.db, async trx => {
    const account = await insertAccount(trx, body, hash, call)
    if (account === undefined) return undefined
    await takeWhatWasGuests(trx, account, cartToken, call)
    if (body.subscribe) await startMailing(trx, account.email, call)
    return { account, pair: await openSession(trx, account, body.deviceId, call) }
  })
  if (made === undefined) throw await refuseKnownEmail(email, call)
  const { account, pair } = made
  return answer(account, pair, call)
}

/** Undefined when the e-mail is somebody’s. The roles follow from the kind of form; nothing in the body can name them. */
async function insertAccount(
  trx: Transaction<Database>,
  form: SignupForm,
  passwordHash: string,
  { settings, now }: Call
): Promise<Account | undefined> {
  const organization = form.organization && tidyOrganization(form.organization)
  return trx
    .insertInto('app_user')
    .values({
      id: randomUUID(),
      ...tidyPersonal(form, settings.shop),
      password_hash: passwordHash,
      temporary_hash: null,
      temporary_until: null,
      birth_date: null,
      roles: [organization ? 'org_user' : 'user'],
      price_role: organization ? 'org' : 'user',
      organization_inn: organization?.inn ?? null,
      organization_title: organization?.title ?? null,
      school_info: null,
      consent_at: now(),
      created_at: now()
    })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}
