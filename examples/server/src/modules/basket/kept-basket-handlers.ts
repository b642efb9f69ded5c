import { KEPT_NAME_MAX } from '@vitrina/core/contracts'
import { isUuid } from '@vitrina/core/platform'
import { composedText } from '@vitrina/core/values'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Database } from '../../db/schema.ts'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { basketMessages as messages } from './basket.messages.ts'
import { keepBasket } from './keep-basket.ts'
import { requireOwner } from './owner.ts'
import { previewKept, readKept } from './read-kept.ts'

export const keptBasketHandlers = {
  listKeptBaskets: (_, call) => list(call),

  async keepBasket({ body }, call) {
    const { visitor, now, db } = call
    const name = tidyName(body.name)
    if (!isUuid(body.id)) throw new HttpError(404, messages.noKept)
    const scope = { owner: requireOwner(visitor), priceRole: visitor.priceRole, now: now() }
    await inTransaction(db, trx =>
      keepBasket(trx, { id: body.id, uid: visitor.uid ?? '', name }, scope)
    )
    return list(call)
  },

  async renameKeptBasket({ body: { id, name } }, call) {
    const kept = await requireKept(call.db, id, call.visitor.uid)
    const set = { name: tidyName(name) }
    await call.db.updateTable('kept_basket').set(set).where('id', '=', kept.id).execute()
    return list(call)
  },

  async removeKeptBasket({ body: { id } }, call) {
    const kept = await requireKept(call.db, id, call.visitor.uid)
    await call.db.deleteFrom('kept_basket').where('id', '=', kept.id).execute()
    return list(call)
  },

  async viewKeptBasket({ query: { id } }, { db, visitor }) {
    const kept = await requireKept(db, id, visitor.uid)
    return { data: await previewKept(db, kept, visitor.priceRole) }
  }
} satisfies Partial<Handlers>

const list = async ({ db, visitor }: Call) => ({ data: await readKept(db, visitor.uid ?? '') })

/** That of another member is as good as none. */
async function requireKept(db: Kysely<Database>, id: string, uid = '') {
  const found = isUuid(id)
    ? await db
        .selectFrom('kept_basket')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', uid)
        .executeTakeFirst()
    : undefined
  if (found !== undefined) return found
  throw new HttpError(404, messages.noKept)
}

function tidyName(input: string): string {
  const name = composedText(input).trim().replace(/\s+/g, ' ')
  const tooLong = name.length > KEPT_NAME_MAX ? messages.longKeptName(KEPT_NAME_MAX) : undefined
  refuseWrongFields({ name: name === '' ? messages.noKeptName : tooLong })
  return name
}
