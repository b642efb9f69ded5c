import type { AddressInfo } from 'node:net'
import { noHops } from '@vitrina/core/api'
import type { Hono } from 'hono'

import { listen } from '../listen.ts'
import { createGateway } from '../live/gateway.ts'
import { type NewNotification, notify } from '../modules/notifications/notify.ts'
import { layOutArt } from '../seed/seed-if-empty.ts'
import { createTestBackend, type TestBackend } from './test-backend.ts'

/** A test backend on a real port, live connections included: for a client that is another process. */
export interface OpenBackend extends Pick<TestBackend, 'db' | 'log'> {
  readonly url: string
  /** Sends a notification to the account of an e-mail. */
  notify(email: string, notification: Omit<NewNotification, 'userId'>): Promise<void>
  close(): Promise<void>
}

interface OpenOptions {
  /** Of the front, where the bank's page stands and leads back to. */
  readonly publicUrl?: string
  /** For a client that shows them; drawing them takes a while. */
  readonly withPictures?: boolean
}

export async function openBackend(options: OpenOptions = {}): Promise<OpenBackend> {
  let app: Hono | undefined
  // Its settings name the port, which is known once something listens there.
  const fetch: Hono['fetch'] = (request, env) => app?.fetch(request, env) ?? notYet()
  const listener = await listen({ fetch }, 0, { trustedHops: noHops })
  const { port } = listener.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  // The other process has the time of day: proofs of its calls would be years old.
  const { publicUrl = url, withPictures = false } = options
  const backend = await createTestBackend({ publicUrl, deps: { now: () => new Date() } })
  const { db, deps, log } = backend
  if (withPictures) await layOutArt(deps.settings.dataDir, () => undefined)
  const gateway = createGateway(deps)
  app = backend.app
  listener.server.on('upgrade', gateway.upgrade)
  return {
    url,
    db,
    log,
    async notify(email, notification) {
      const { id: userId } = await db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      const { live, now } = deps
      await notify(db, { userId, ...notification }, { live, now, afterCommit: run => void run() })
    },
    async close() {
      await gateway.close()
      await listener.close()
      await backend.close()
    }
  }
}

const notYet = () => new Response(null, { status: 503 })
