import { isUuid } from '@vitrina/core/platform'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { AppDeps, Caller } from '../../http/adapter.ts'
import type { Visitor } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { type AccessClaims, verifyAccess } from './access-token.ts'

const BEARER = /^Bearer +(\S+)$/i
const SESSION_ENDED = 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'

/** Who asks. The roles and the price role are the account's, whatever the token says. */
export async function identify(caller: Caller, deps: AppDeps): Promise<Visitor> {
  const { ip, headers } = caller
  const names = deps.settings.shop.headerNames
  const cartToken = readCartToken(headers.get(names.cartToken))
  return {
    ...(await readAccount(headers, deps)),
    siteId: headers.get(names.siteId) ?? '1',
    currencyId: headers.get(names.currencyId) ?? '1',
    ip,
    userAgent: headers.get('user-agent') ?? '',
    ...(cartToken !== undefined && { cartToken })
  }
}

/** Undefined for anything that is no UUID: a spoilt cookie gives a visitor without a basket. */
function readCartToken(input: string | null): string | undefined {
  const token = input ?? ''
  return isUuid(token) ? token.toLowerCase() : undefined
}

async function readAccount(headers: Headers, { db, settings, now }: AppDeps) {
  const authorization = headers.get(settings.shop.headerNames.authorization)
  if (authorization === null) return { roles: ['guest'], priceRole: 'guest_opt' } as const
  const token = BEARER.exec(authorization)?.[1] ?? ''
  const claims = await verifyAccess(settings.secret, token, now())
  const account = claims && (await findAccount(db, claims))
  if (account === undefined) throw new HttpError(401, SESSION_ENDED)
  const { id: uid, sessionId, roles, price_role: priceRole } = account
  return { uid, sessionId, roles, priceRole }
}

/** A revoked session ends its access tokens at once. */
const findAccount = (db: Kysely<Database>, { uid, sessionId }: AccessClaims) =>
  db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .where('session.id', '=', sessionId)
    .where('session.revoked_at', 'is', null)
    .where('app_user.id', '=', uid)
    .select(['app_user.id', 'app_user.roles', 'app_user.price_role', 'session.id as sessionId'])
    .executeTakeFirst()
