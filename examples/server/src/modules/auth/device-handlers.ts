import type { Device } from '@vitrina/core/entities'
import { isUuid } from '@vitrina/core/platform'

import type { Call } from '../../http/call.ts'
import { HttpError } from '../../http/errors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { authMessages as messages } from './auth.messages.ts'
import { readSessions, revokeFamily, revokeSession } from './sessions.ts'

export const deviceHandlers = {
  listDevices: async (_, call) => ({ data: await devicesOf(call) }),

  async endDevice({ body: { id } }, call) {
    const owned = { userId: call.visitor.uid ?? '', id }
    const isEnded = isUuid(id) && (await revokeSession(call.db, owned, call.now()))
    if (!isEnded) throw new HttpError(404, messages.noDevice)
    return { data: await devicesOf(call) }
  },

  async endSession({ body: { refreshToken } }, { db, visitor, now }) {
    const { uid: userId, sessionId: id } = visitor
    if (userId !== undefined && id !== undefined) await revokeSession(db, { userId, id }, now())
    if (refreshToken !== undefined) await revokeFamily(db, refreshToken, now())
    return { message: messages.signedOut }
  }
} satisfies Partial<Handlers>

async function devicesOf({ db, visitor, now }: Call): Promise<Device[]> {
  const sessions = await readSessions(db, visitor.uid ?? '', now())
  return sessions.map(({ id, user_agent, created_at, used_at }) => ({
    id,
    userAgent: user_agent,
    signedInAt: created_at.toISOString(),
    usedAt: used_at.toISOString(),
    isCurrent: id === visitor.sessionId
  }))
}
