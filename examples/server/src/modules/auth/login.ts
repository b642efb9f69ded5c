import type { login as loginContract } from '@vitrina/core/contracts'
import { isUuid } from '@vitrina/core/platform'
import { normaliseLogin, typedText } from '@vitrina/core/values'
import type { Transaction } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { mergeGuestBasket } from '../basket/merge.ts'
import { userOwner } from '../basket/owner.ts'
import { viewBasket } from '../basket/view-basket.ts'
import { type Account, findAccountByContact, findAccountByEmail } from '../users/accounts.ts'
import { adoptGuestOrders } from '../users/guest-orders.ts'
import { closeWaysIn } from '../users/proven-email.ts'
import { takenClean } from '../users/take-account.ts'
import { proveContact, tidyContact } from '../verification/verification-handlers.ts'
import { authMessages as messages } from './auth.messages.ts'
import { sourceOf } from './login-source.ts'
import { startSession, type TokenPair } from './sessions.ts'
import { mailTemporaryPassword } from './temporary-password.ts'

/** Checks the password before any transaction: hashing holds no connection. */
export const login: Handler<typeof loginContract> = async ({ body }, call) => {
  const { username, password } = normaliseLogin(body)
  await call.limits.spend('loginAddress', call.visitor.ip)
  if (body.emailOnly) {
    await mailTemporaryPassword(username, call, { once: true, deviceId: body.deviceId })
    return { token: null, refreshToken: null, basket: null, passwordSent: true }
  }
  if (body.scenario === 'code') return loginByCode(body, call)
  const source = await sourceOf(username, body.deviceId, call)
  await call.limits.spend('login', source)
  const account = await findAccountByEmail(call.db, username)
  const match = await matchEither(account, password, call)
  if (account === undefined || match === undefined) throw new HttpError(401, messages.wrongLogin)
  await call.limits.forgive('login', source)
  if (match === 'own') return enter(account, body, call)
  const taken = await takenClean(account, call, { isRestored: !account.temporary_once })
  return enter(taken.account, body, call, async trx => {
    await useTemporary(trx, account, call.now())
    await taken.settle(trx)
  })
}

type LoginBody = Parameters<Handler<typeof loginContract>>[0]['body']

/** Opens a session for who has proven that the account is his; `settle` is part of it. */
export async function enter(
  account: Account,
  body: Pick<LoginBody, 'basket' | 'deviceId'>,
  call: Call,
  settle: (trx: Transaction<Database>) => Promise<void> = async () => undefined
) {
  const cartToken = guestToken(body.basket, call)
  const pair = await inTransaction(call.db, async trx => {
    // Baskets before accounts, as orders hold them.
    await takeWhatWasGuests(trx, account, cartToken, call)
    await holdAccount(trx, account.id)
    await settle(trx)
    return openSession(trx, account, body.deviceId, call)
  })
  return { ...(await answer(account, pair, call)), passwordSent: false }
}

/** The password is the code that was sent to the e-mail or phone in the place of the name. */
async function loginByCode(body: LoginBody, call: Call) {
  const name = typedText(body.username)
  const kind = name.includes('@') ? 'email' : 'phone'
  const contact = tidyContact({ kind, value: name }, call.settings.shop)
  // Before the code proves it: a phone that somebody mistyped is nobody's key.
  const account = await findAccountByContact(call.db, contact)
  await proveContact(contact, body.password, call)
  if (account === undefined) throw new HttpError(401, messages.noAccount(contact.value))
  if (kind === 'phone') return enter(account, body, call)
  const taken = await takenClean(account, call)
  return enter(taken.account, body, call, taken.settle)
}

/** It may have been deleted while its password was checked. */
async function holdAccount(trx: Transaction<Database>, uid: string): Promise<void> {
  const held = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', uid)
    .forKeyShare()
    .executeTakeFirst()
  if (held === undefined) throw new HttpError(401, messages.wrongLogin)
}

/** The guest's lines and orders become the account's, if he has any. */
export async function takeWhatWasGuests(
  trx: Transaction<Database>,
  account: Account,
  cartToken: string | undefined,
  call: Call
): Promise<void> {
  if (cartToken === undefined) return
  await mergeGuestBasket(trx, cartToken, account.id, call.now())
  await adoptGuestOrders(trx, cartToken, account)
}

export const openSession = (
  trx: Transaction<Database>,
  account: Account,
  deviceId: string,
  { settings: { secret }, visitor: { userAgent }, now }: Call
): Promise<TokenPair> =>
  startSession(trx, account, { id: deviceId, userAgent }, { secret, now: now() })

export const answer = async (account: Account, pair: TokenPair, call: Call) => ({
  token: pair.access,
  refreshToken: pair.refresh,
  basket: await viewBasket(call.db, {
    owner: userOwner(account.id),
    priceRole: account.price_role,
    now: call.now()
  })
})

/** The guest's cart token comes in the body (N5), or as always in the header. */
export const guestToken = (named: string | undefined, { visitor }: Call) =>
  named !== undefined && isUuid(named) ? named : visitor.cartToken

/** Both hashes are always checked, so that the time tells nothing about the account. */
async function matchEither(account: Account | undefined, password: string, call: Call) {
  const { now, passwords } = call
  const until = account?.temporary_until
  const temporary = until && until > now() ? account?.temporary_hash : undefined
  const isOwn = await passwords.matches(account?.password_hash, password)
  const isTemporary = await passwords.matches(temporary, password)
  if (isOwn) return 'own'
  return isTemporary ? 'temporary' : undefined
}

/**
 * The one of a reset becomes the password, and whoever knew the old one is signed out; the one of a
 * sign-in by mail is spent. A second use of the same at the same moment finds none.
 */
async function useTemporary(trx: Transaction<Database>, account: Account, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('app_user')
    .set(({ ref }) => ({
      ...(!account.temporary_once && { password_hash: ref('temporary_hash').$notNull() }),
      temporary_hash: null,
      temporary_until: null
    }))
    .where('id', '=', account.id)
    .where('temporary_hash', '=', account.temporary_hash ?? '')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new HttpError(401, messages.wrongLogin)
  if (!account.temporary_once) await closeWaysIn(trx, account, now)
}
