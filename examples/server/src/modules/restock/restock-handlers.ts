import { fieldValidators, typedMailbox } from '@vitrina/core/values'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { spendForm } from '../../http/spend-form.ts'

const CHECK_FIELDS = 'Проверьте введённые данные'

/** Keeps who wants to know that goods are back; the same wish twice is one row. */
export const restockHandlers = {
  requestRestockLetter: async ({ body }, { db, limits, settings, visitor }) => {
    await spendForm('restock', { limits, visitor })
    const email = typedMailbox(body.email)
    const wrong = fieldValidators(settings.shop).mailbox(email)
    if (wrong !== undefined) throw new HttpError(422, CHECK_FIELDS, { email: wrong })
    const group = await db
      .selectFrom('product_group')
      .select('id')
      .where('id', '=', body.groupId)
      .executeTakeFirst()
    if (group === undefined) throw new HttpError(404, 'Товар не найден')
    await db
      .insertInto('restock_request')
      .values({ group_id: group.id, email })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return { message: 'Напишем на почту, когда товар появится' }
  }
} satisfies Partial<Handlers>
