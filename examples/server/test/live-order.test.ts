import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'

import { soon } from '../../../testing/limits.ts'
import { begin } from '../src/live/connections.ts'
import { announcing } from '../src/modules/notifications/announcing.ts'
import { notify } from '../src/modules/notifications/notify.ts'
import { connectLive, openLiveInstance, titles } from '../src/testing/live-client.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

/** Long enough for another answer to overtake a slow one, where nothing keeps them in order. */
const SLOW_MS = 100

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

/** An instance to which the store gives one of its answers late; `begun` when it gave the first. */
async function openSlowInstance(slow: number) {
  let answers = 0
  let notify = () => {}
  const begun = new Promise<void>(done => {
    notify = done
  })
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      notify()
      answers += 1
      if (answers === slow) await new Promise(done => setTimeout(done, SLOW_MS))
      return result
    }
  }
  const deps = { ...backend.deps, db: backend.db.withPlugin(plugin) }
  return { ...(await openLiveInstance({ deps })), begun }
}

/** Done when every instance has heard of it. */
async function notifyEverybody(title: string): Promise<void> {
  backend.clock.advance(1000)
  const { live, now } = backend.deps
  const news = { userId: null, typeCode: 'reload_page', title, body: '' }
  const arrived = new Promise<void>(done => {
    const stop = live.subscribe(() => {
      stop()
      done()
    })
  })
  await notify(backend.db, news, { live, now, afterCommit: run => void run() })
  await arrived
}

test.each([
  ['what waited for him', 1],
  ['the first of the new', 2]
])(
  'a visitor hears of things in their order, however long it takes to read %s',
  async (_, slow) => {
    await notifyEverybody('Ждало')
    const instance = await openSlowInstance(slow)
    const client = await connectLive(instance.url)
    await instance.begun

    await notifyEverybody('Первое')
    await notifyEverybody('Второе')
    await vi.waitFor(() => expect(titles(client)).toHaveLength(3), soon)

    await instance.close()
    expect(titles(client)).toEqual(['Ждало', 'Первое', 'Второе'])
  }
)

/** In one transaction. The first is written again, so that the store finds it after the others. */
async function notifyAtOnce(titles: readonly string[], typeCode: string): Promise<void> {
  backend.clock.advance(1000)
  const { live } = backend.deps
  await announcing(backend.db, { now: backend.clock.now(), live }, async (trx, notifier) => {
    const ids: string[] = []
    for (const title of titles) {
      ids.push(await notify(trx, { userId: null, typeCode, title, body: '' }, notifier))
    }
    const first = trx.updateTable('notification').where('id', '=', ids[0] ?? '')
    await first.set({ body: '!' }).execute()
  })
}

test('a member hears what was told at one moment in its order, whether he was there or comes later', async () => {
  const reported = Array.from({ length: 25 }, (_, place) => `Новость ${place}`)
  // What was said before is not for her.
  backend.clock.advance(1000)
  const anna = createShopper(backend)
  await anna.signUp()
  const token = anna.headers().authorization?.replace('Bearer ', '')
  const instance = await openLiveInstance(backend)
  const present = await connectLive(instance.url, { token })
  // From here on she has been told what waited for her.
  await notifyEverybody('До них')
  await vi.waitFor(() => expect(titles(present)).toEqual(['До них']), soon)

  await notifyAtOnce(reported, 'info')

  await vi.waitFor(() => expect(titles(present)).toHaveLength(reported.length + 1), soon)
  const late = await connectLive(instance.url, { token })
  // The list has the rest.
  await vi.waitFor(() => expect(titles(late)).toHaveLength(20), soon)
  await instance.close()
  expect(titles(present)).toEqual(['До них', ...reported])
  expect(titles(late)).toEqual(reported.slice(-20))
})

test('a guest who comes later hears the last of what was told at one moment', async () => {
  const instance = await openLiveInstance(backend)
  const present = await connectLive(instance.url)

  await notifyAtOnce(['Первое', 'Второе', 'Третье'], 'reload_page')

  await vi.waitFor(() => expect(titles(present)).toContain('Третье'), soon)
  const late = await connectLive(instance.url)
  await vi.waitFor(() => expect(titles(late)).not.toEqual([]), soon)
  await instance.close()
  expect(titles(late)).toEqual(['Третье'])
})

test.each([
  ['what waited, and what came', ['Ждало'], ['Первое', 'Второе']],
  ['newer things among what waited', ['Ждало', 'Второе'], ['Первое', 'Второе']],
  ['all of it among what waited', ['Ждало', 'Первое', 'Второе'], ['Ждало']],
  ['what came of one moment with what waited', ['Первое', 'Второе'], ['Ждало']]
])('a visitor hears in order, and once, %s', (_, waiting, held) => {
  const sent: unknown[] = []
  const socket = {
    ...{ readyState: WebSocket.OPEN, bufferedAmount: 0 },
    ...{ send: (text: unknown) => void sent.push(text), terminate: () => {} }
  }

  begin({ socket, held: held.map(message) }, waiting.map(message))

  expect(sent).toEqual(['Ждало', 'Первое', 'Второе'])
})

const ages = ['Ждало', 'Первое', 'Второе']
const message = (text: string) => ({
  text,
  // The first two are of one moment.
  created_at: new Date(1000 * Math.floor(ages.indexOf(text) / 2)),
  position: ages.indexOf(text)
})
