import { Client, type Pool } from 'pg'

import type { Log } from '../http/log.ts'
import type { Bus, BusNews } from '../http/ports.ts'
import { createOutbox } from './bus.ts'

const CHANNEL = 'vitrina_notification'
/** In the place of ids. */
const CHANGED = 'changed'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A connection that died silently would hold up all that is told after it. */
const SEND_MS = 5000

interface PostgresBusOptions {
  readonly pool: Pool
  /** A direct connection: a pooler in transaction mode loses LISTEN. */
  readonly url: string
  readonly log: Log
}

/** LISTEN/NOTIFY on a connection of its own, which is opened again whenever it breaks. */
export async function createPostgresBus({ pool, url, log }: PostgresBusOptions): Promise<Bus> {
  const listeners = new Set<(news: BusNews) => void>()
  let client: Client | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let isClosed = false
  let isListening = false
  let last: Promise<unknown> = Promise.resolve()

  const notify = (news: BusNews) => {
    for (const listener of listeners) listener(news)
  }
  const report = (event: string, error: unknown) =>
    log({ level: 'warn', bus: event, error: String(error).slice(0, 300) })

  const send = (payload: string) => {
    // One after the other: on another connection a later one may be committed first.
    last = last
      .then(() => pool.query(notice(payload)))
      // The rows are stored: a visitor finds them when he connects again.
      .catch(error => report('not sent', error))
  }
  const outbox = createOutbox(ids => send(ids.join(',')))

  async function listen(): Promise<void> {
    const fresh = new Client({ connectionString: url, keepAlive: true })
    client = fresh
    fresh.on('notification', ({ payload = '' }) =>
      notify(payload === CHANGED ? CHANGED : payload.split(','))
    )
    fresh.on('error', error => lose(fresh, error))
    fresh.on('end', () => lose(fresh, 'ended'))
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    isListening = true
    pauseMs = FIRST_PAUSE_MS
  }

  function lose(lost: Client, error: unknown): void {
    if (isClosed || client !== lost) return
    client = undefined
    isListening = false
    report('lost', error)
    notify('lost')
    lost.end().catch(() => undefined)
    retry()
  }

  function retry(): void {
    timer = setTimeout(() => {
      listen().then(
        () => notify('missed'),
        error => client && lose(client, error)
      )
    }, pauseMs)
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
  }

  await listen()
  return {
    publish: outbox.add,
    notifyChange: () => send(CHANGED),
    isListening: () => isListening,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      outbox.flush()
      await last
      listeners.clear()
      await client?.end()
    }
  }
}

const notice = (payload: string) => ({
  text: 'select pg_notify($1, $2)',
  values: [CHANNEL, payload],
  query_timeout: SEND_MS
})
