import { birthDate, calendarDateAt, DEFAULT_TIME_ZONE, parseCalendarDate } from '@vitrina/core'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findAccount, findAccountByEmail, toProfile } from './accounts.ts'
import { refuseWrongFields, wrongField } from './field-errors.ts'
import { checkPersonal, tidyPersonal } from './personal-fields.ts'

const SESSION_ENDED = 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'
const EMAIL_TAKEN = 'Этот e-mail принадлежит другому покупателю'

export const userHandlers = {
  getProfile: async (_, call) => toProfile(await ownAccount(call)),

  async updateProfile({ body }, call) {
    const account = await ownAccount(call)
    const today = calendarDateAt(call.now().getTime(), DEFAULT_TIME_ZONE) ?? ''
    refuseWrongFields({
      ...checkPersonal(body),
      birthDate: body.birthDate === null ? undefined : birthDate(today)(body.birthDate)
    })
    const tidied = tidyPersonal(body)
    const holder = await findAccountByEmail(call.db, tidied.email)
    if (holder !== undefined && holder.id !== account.id) {
      throw wrongField(409, 'email', EMAIL_TAKEN)
    }
    const updated = await call.db
      .updateTable('app_user')
      .set({ ...tidied, birth_date: parseCalendarDate(body.birthDate ?? '') ?? null })
      .where('id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toProfile(updated)
  }
} satisfies Partial<Handlers>

async function ownAccount({ db, visitor }: Call) {
  const account = visitor.uid === undefined ? undefined : await findAccount(db, visitor.uid)
  if (account === undefined) throw new HttpError(401, SESSION_ENDED)
  return account
}
