import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { type Connections, write } from './connections.ts'
import { aliveSessions } from './socket-visitor.ts'

/** The client renews its token and connects again. */
export const TOKEN_ENDED = 4401
const HEARTBEAT = JSON.stringify({ heartbeat: true })

interface HeartbeatOptions {
  readonly db: Kysely<Database>
  readonly connections: Connections
  readonly now: () => Date
}

/**
 * One beat: who did not answer the last ping is cut, whose token or session has ended is told so.
 * Browsers cannot see pings, so a message goes along that tells them the line is alive.
 */
export async function beat({ db, connections, now }: HeartbeatOptions): Promise<void> {
  for (const connection of connections.all()) {
    connection.taken = 0
    if (!connection.isAlive) {
      connection.socket.terminate()
      continue
    }
    connection.isAlive = false
    connection.socket.ping()
    write(connection.socket, HEARTBEAT)
  }
  await endSessions({ db, connections, now })
}

async function endSessions({ db, connections, now }: HeartbeatOptions): Promise<void> {
  const members = [...connections.all()].filter(({ member }) => member !== undefined)
  const ids = new Set(members.map(({ member }) => member?.sessionId ?? ''))
  const alive = await aliveSessions(db, [...ids])
  for (const { member, socket } of members) {
    if (member === undefined) continue
    const isOver = member.expiresAt <= now() || !alive.has(member.sessionId)
    if (isOver) socket.close(TOKEN_ENDED)
  }
}
