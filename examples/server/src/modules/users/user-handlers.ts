import { calendarDateAt, parseCalendarDate, shopTimeZone } from '@vitrina/core/calendar'
import { birthDate } from '@vitrina/core/validation'

import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { toProfile } from './accounts.ts'
import { admitEmail, noteEmailChange } from './change-email.ts'
import { deleteAccount } from './delete-account.ts'
import { ownAccount } from './own-account.ts'
import { toPartProfile } from './part-profile.ts'
import { checkPersonal, tidyPersonal } from './personal-fields.ts'
import { applyMailingWish, paramColumns, toUserParams } from './user-params.ts'

export const userHandlers = {
  deleteAccount,

  getProfile: async (_, call) => toProfile(await ownAccount(call)),

  getPartProfile: async (_, call) => toPartProfile(await ownAccount(call), call.settings.shop),

  getUserParams: async (_, call) => toUserParams(await ownAccount(call)),

  async updateUserParams({ body }, call) {
    const account = await ownAccount(call)
    await applyMailingWish(account, body.subscribed, call)
    const columns = paramColumns(body)
    if (Object.keys(columns).length > 0) {
      await call.db.updateTable('app_user').set(columns).where('id', '=', account.id).execute()
    }
    return toUserParams(await ownAccount(call))
  },

  async updateProfile({ body }, call) {
    const account = await ownAccount(call)
    const { shop } = call.settings
    const today = calendarDateAt(call.now().getTime(), shopTimeZone()) ?? ''
    refuseWrongFields({
      ...checkPersonal(body, shop),
      birthDate:
        body.birthDate === null && !shop.birthDateRequired
          ? undefined
          : birthDate(today)(body.birthDate ?? '')
    })
    const tidied = tidyPersonal(body, shop)
    const { email } = tidied
    const isOther = email !== account.email
    if (isOther) await admitEmail({ account, email, password: body.password }, call)
    const updated = await call.db.transaction().execute(async trx => {
      if (isOther) await noteEmailChange(trx, account, call)
      return trx
        .updateTable('app_user')
        .set({
          ...{ ...tidied, birth_date: parseCalendarDate(body.birthDate ?? '') ?? null },
          ...(isOther && { verified_email: email })
        })
        .where('id', '=', account.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return toProfile(updated)
  }
} satisfies Partial<Handlers>
