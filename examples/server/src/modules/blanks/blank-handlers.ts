import { consent, fieldValidators, required, typedText } from '@vitrina/core/values'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { spendForm } from '../../http/spend-form.ts'
import { lockBasket, removeLines, touchBasket } from '../basket/basket-rows.ts'
import { requireOwner } from '../basket/owner.ts'
import { lockPricedBasket } from '../basket/priced-basket.ts'
import { isBought } from '../basket/sums.ts'
import { tidyPhone } from '../users/personal-fields.ts'
import { blankMessages as messages } from './blank.messages.ts'
import { changeBlankStatus } from './change-blank.ts'
import { countBlanks, listBlanks } from './list-blanks.ts'
import { priceRequest } from './price-request.ts'
import { requireBlank, viewBlank } from './read-blanks.ts'
import { writeBlank } from './write-blank.ts'

export const blankHandlers = {
  listBlanks,
  countBlanks,

  async createOneClickOrder({ body }, { db, visitor, settings, limits, now }) {
    const { name, phone, accept, ...request } = body
    refuseWrongFields({
      name: required(name),
      phone: fieldValidators(settings.shop).phone(phone),
      accept: consent()(accept)
    })
    await spendForm('oneClick', { limits, visitor })
    requireOwner(visitor)
    const line = await priceRequest(db, { ...request, priceRole: visitor.priceRole })
    const contact = {
      name: typedText(name),
      phone: tidyPhone(phone, settings.shop),
      commentary: ''
    }
    const id = await db
      .transaction()
      .execute(trx => writeBlank(trx, { visitor, ...contact, lines: [line], now: now() }))
    return viewBlank(db, id)
  },

  async createBlank({ body }, { db, visitor, settings, limits, now }) {
    await spendForm('oneClick', { limits, visitor })
    const owner = requireOwner(visitor)
    const id = await db.transaction().execute(async trx => {
      const basket = await lockBasket(trx, owner, now())
      const scope = { owner, priceRole: visitor.priceRole, now: now() }
      const lines = (await lockPricedBasket(trx, basket, scope)).lines.filter(isBought)
      if (lines.length === 0) throw new HttpError(409, messages.emptyBasket)
      const { fio, phone } = await trx
        .selectFrom('app_user')
        .select(['fio', 'phone'])
        .where('id', '=', visitor.uid ?? '')
        .executeTakeFirstOrThrow()
      const commentary = body.commentary.trim()
      const contact = { name: fio, phone: tidyPhone(phone, settings.shop), commentary }
      const written = await writeBlank(trx, { visitor, ...contact, lines, now: now() })
      await removeLines(
        trx,
        basket.id,
        lines.map(line => line.groupId)
      )
      await touchBasket(trx, basket.id, now())
      return written
    })
    return viewBlank(db, id)
  },

  async cancelBlank({ body: { blankId } }, { db, visitor }) {
    const { id } = await requireBlank(db, blankId, visitor)
    await changeBlankStatus(db, id, 'cancelled')
    return viewBlank(db, id)
  }
} satisfies Partial<Handlers>
