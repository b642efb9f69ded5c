import type { joinRaffle as contract } from '@vitrina/core/contracts'

import { HttpError } from '../../http/errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { ownAccount } from '../users/own-account.ts'
import { mailboxKey } from '../users/proven-email.ts'
import { maskedName } from './masked-name.ts'
import { refusalFor } from './raffle-permission.ts'
import { countParticipants, findTicket, lockRaffle } from './raffle-rows.ts'
import { raffleMessages as messages } from './raffles.messages.ts'

/** One ticket for an account, numbers without gaps; asking again gives the same ticket. */
export const joinRaffle: Handler<typeof contract> = async ({ params }, call) => {
  const { code = '' } = params
  const account = await ownAccount(call)
  const uid = account.id
  const mailbox = mailboxKey(account.email, call.settings.secret)
  await call.limits.spend('form', `raffle:${uid}`)
  return call.db.transaction().execute(async db => {
    const raffle = await lockRaffle(db, code)
    const participants = await countParticipants(db, code)
    const known = await findTicket(db, code, uid)
    if (known !== undefined) return answer(known, participants)
    const refusal = await refusalFor(db, { raffle, account, mailbox, now: call.now() })
    if (refusal !== undefined) {
      throw new HttpError(refusal.status, refusal.message, undefined, refusal.extra)
    }
    const ticket = participants + 1
    await db
      .insertInto('raffle_participant')
      .values({
        raffle_code: code,
        ticket,
        user_id: uid,
        name: maskedName(account.fio) ?? messages.hidden,
        mailbox_key: mailbox,
        joined_at: call.now()
      })
      .execute()
    return answer(ticket, ticket)
  })
}

const answer = (ticket: number, participantsCount: number) => ({
  ticket,
  participantsCount,
  message: messages.joined(ticket)
})
