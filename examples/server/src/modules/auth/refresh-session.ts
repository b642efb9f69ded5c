import type { refreshSession as refreshSessionContract } from '@vitrina/core/contracts'

import { inTransaction } from '../../db/in-transaction.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handler } from '../../http/handlers.ts'
import { authMessages as messages } from './auth.messages.ts'
import { rotate } from './sessions.ts'

/** 401: this token will not do. 406: the session ended because nobody used it. */
export const refreshSession: Handler<typeof refreshSessionContract> = async ({ body }, call) => {
  const signing = { secret: call.settings.secret, now: call.now() }
  // Thrown outside, because a refusal may have revoked the family.
  const rotation = await inTransaction(call.db, trx =>
    rotate(trx, body.oldRefreshToken, body.deviceId, signing)
  )
  if (rotation.kind === 'refused') throw new HttpError(401, messages.sessionEnded)
  if (rotation.kind === 'ended') throw new HttpError(406, messages.sessionEnded)
  return rotation.pair
}
