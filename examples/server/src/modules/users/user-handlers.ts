import { birthDate, calendarDateAt, parseCalendarDate, shopTimeZone } from '@vitrina/core/values'

import type { Call } from '../../http/call.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { type Account, toProfile } from './accounts.ts'
import { admitEmail, noteEmailChange } from './change-email.ts'
import { deleteAccount } from './delete-account.ts'
import { ownAccount } from './own-account.ts'
import { toPartProfile } from './part-profile.ts'
import { checkPersonal, tidyPersonal } from './personal-fields.ts'
import { applyMailingChoice, paramColumns, toUserParams } from './user-params.ts'

export const userHandlers = {
  deleteAccount,

  getProfile: async (_, call) => toProfile(await ownAccount(call)),

  getPartProfile: async (_, call) => toPartProfile(await ownAccount(call), call.settings.shop),

  getUserParams: async (_, call) => toUserParams(await ownAccount(call)),

  async updateUserParams({ body }, call) {
    const account = await ownAccount(call)
    await applyMailingChoice(account, body.subscribed, call)
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
    if (email !== account.email) await admitEmail({ account, email, password: body.password }, call)
    const birthday = parseCalendarDate(body.birthDate ?? '') ?? null
    return toProfile(await savePerson(account, { ...tidied, birth_date: birthday }, call))
  }
} satisfies Partial<Handlers>

type Person = ReturnType<typeof tidyPersonal> & { readonly birth_date: string | null }

/** An e-mail that was let in is proven. */
const savePerson = (account: Account, person: Person, call: Call): Promise<Account> =>
  call.db.transaction().execute(async trx => {
    const { email } = person
    const isOther = email !== account.email
    if (isOther) await noteEmailChange(trx, account, call)
    return trx
      .updateTable('app_user')
      .set({ ...person, ...(isOther && { verified_email: email }) })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
