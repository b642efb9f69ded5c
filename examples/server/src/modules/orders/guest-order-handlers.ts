import { fieldValidators, typedMailbox, typedText } from '@vitrina/core/values'
import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import { refuseWrongFields } from '../../http/field-errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { checkCode, codeEnd, issueCode } from '../verification/codes.ts'
import { verificationMessages } from '../verification/verification.messages.ts'
import { isSame, numberOfTicket, orderTicket, signOrderKey } from './guest-order-key.ts'
import { guestOrderLetter } from './guest-order-letter.ts'
import { orderNumber } from './order-number.ts'
import { isOfGuest, requireKeyOrder, requireOrder, toOrder } from './read-orders.ts'

export const guestOrderHandlers = {
  /** The answer is the same whether there is such an order or not; only its own address gets a code. */
  async askGuestOrder({ body }, call) {
    const email = typedMailbox(body.email)
    const { settings, limits, visitor } = call
    refuseWrongFields({ email: fieldValidators(settings.shop).mailbox(email) })
    await limits.spend('guestOrderAddress', visitor.ip)
    const ticket = orderTicket(orderNumber(body.number), email, settings.secret)
    const waitSeconds = await call.db.transaction().execute(async trx => {
      const issue = await issueCode(trx, contactOf(ticket), codeStore(call))
      if (issue.kind === 'tooEarly') return issue.seconds
      await limits.spend('guestOrder', ticket)
      const order = await orderOf(ticket, { db: trx, settings })
      if (order === undefined) return undefined
      const now = call.now()
      const letter = guestOrderLetter(email, order.number, issue.code)
      await writeLetter(trx, letter, { now, until: codeEnd(now) })
      return undefined
    })
    return { ticket, ...(waitSeconds !== undefined && { waitSeconds }) }
  },

  async openGuestOrder({ body: { ticket, code } }, call) {
    await call.limits.spend('guestOrderAddress', call.visitor.ip)
    await call.limits.spend('guestOrderGuess', ticket)
    const wanted = { contact: contactOf(ticket), code: typedText(code).replaceAll(/\D/g, '') }
    // Refused outside: the try that was taken stays taken.
    const check = await call.db
      .transaction()
      .execute(trx => checkCode(trx, wanted, codeStore(call)))
    const order = check.kind === 'right' ? await orderOf(ticket, call) : undefined
    if (order === undefined) throw refused(check.kind === 'wrong' ? check.triesLeft : 0)
    return { key: signOrderKey(order.id, call.settings.secret, call.now()) }
  },

  async viewGuestOrder({ query: { key } }, call) {
    const row = await requireKeyOrder(call, key)
    const order = await toOrder(call.db, row, call.now())
    // A member reads the numbers of his certificates and acts on his order in his account.
    if (isOfGuest(row)) return order
    return { ...order, certificates: [], canCancel: false, refundable: { items: [], reasons: [] } }
  },

  /** Of two accounts that hold the key the first one takes the order. */
  async joinGuestOrder({ body: { key } }, call) {
    const { db, visitor, now } = call
    const named = await requireKeyOrder(call, key)
    if (isOfGuest(named)) {
      await db
        .updateTable('orders')
        .set({ user_id: visitor.uid, guest_hash: null })
        .where('id', '=', named.id)
        .where('user_id', 'is', null)
        .execute()
    }
    return toOrder(db, await requireOrder(db, named.id, visitor), now())
  }
} satisfies Partial<Handlers>

const contactOf = (ticket: string) => `order:${ticket}`

const codeStore = ({ settings: { secret }, now }: Call) => ({ secret, now: now() })

/** The order that a ticket names by number and e-mail. */
async function orderOf(
  ticket: string,
  { db, settings: { secret } }: Pick<Call, 'db' | 'settings'>
) {
  const found = await db
    .selectFrom('orders')
    .select(['id', 'number', 'recipient'])
    .where('number', '=', numberOfTicket(ticket))
    .executeTakeFirst()
  if (found === undefined) return undefined
  const own = orderTicket(found.number, found.recipient.email, secret)
  return isSame(own, ticket) ? found : undefined
}

function refused(triesLeft: number): HttpError {
  const message =
    triesLeft > 0 ? verificationMessages.wrongCode(triesLeft) : verificationMessages.noCode
  return new HttpError(422, message, { code: message }, { triesLeft })
}
