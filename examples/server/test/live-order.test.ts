import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { notify } from '../src/modules/notifications/notify.ts'
import { connectLive, openLiveInstance } from '../src/testing/live-client.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

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
  let tell = () => {}
  const begun = new Promise<void>(done => {
    tell = done
  })
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      tell()
      answers += 1
      if (answers === slow) await new Promise(done => setTimeout(done, SLOW_MS))
      return result
    }
  }
  const deps = { ...backend.deps, db: backend.db.withPlugin(plugin) }
  return { ...(await openLiveInstance({ deps })), begun }
}

/** Done when every instance has heard of it. */
async function tellEverybody(title: string): Promise<void> {
  backend.clock.advance(1000)
  const { live, now } = backend.deps
  const news = { userId: null, typeCode: 'reload_page', title, body: '' }
  const heard = new Promise<void>(done => {
    const stop = live.subscribe(() => {
      stop()
      done()
    })
  })
  await notify(backend.db, news, { live, now, afterCommit: run => void run() })
  await heard
}

test.each([
  ['what waited for him', 1],
  ['the first of the new', 2]
])(
  'a visitor hears of things in their order, however long it takes to read %s',
  async (_, slow) => {
    await tellEverybody('Ждало')
    const instance = await openSlowInstance(slow)
    const { messages } = await connectLive(instance.url)
    await instance.begun

    await tellEverybody('Первое')
    await tellEverybody('Второе')
    const titles = () => [...new Set(messages.flatMap(({ title }) => title ?? []))]
    await vi.waitFor(() => expect(titles()).toHaveLength(3), soon)

    await instance.close()
    expect(titles()).toEqual(['Ждало', 'Первое', 'Второе'])
  }
)
