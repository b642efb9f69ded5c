import { createOrder, resetPassword, sendVerification } from '@vitrina/core/contracts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { forgetOld } from '../src/db/upkeep.ts'
import { NO_LIMITS } from '../src/http/limits.ts'
import { runCommand } from '../src/keeper/run-command.ts'
import { writeLetter } from '../src/modules/letters/write-letter.ts'
import type { Letter } from '../src/providers/mail/mailer.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup } from './shopper.ts'

const SECOND_MS = 1000
const HOLD_MS = 60 * SECOND_MS
const HOUR_MS = 3_600_000

let backend: TestBackend
/** What the mail server took. */
let sent: Letter[] = []
/** What the mail server does with the next letters. */
let take: (letter: Letter) => Promise<void> = async () => undefined

const mailer = {
  async send(letter: Letter) {
    await take(letter)
    sent.push(letter)
  }
}
const texter = { send: async () => undefined }

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS }, carriers: { mailer, texter } })
})

beforeEach(() => {
  sent = []
  take = async () => undefined
})

afterEach(() => backend.db.deleteFrom('letter').execute())

afterAll(() => backend.close())

const refuse = async () => {
  throw Object.assign(new Error('450 try later'), { code: 'EENVELOPE' })
}

const writeMany = (count: number) =>
  backend.db.transaction().execute(async trx => {
    for (let place = 0; place < count; place += 1) {
      const letter = { to: `reader-${place}@example.ru`, subject: 'Письмо', text: 'Слова' }
      await writeLetter(trx, letter, { now: backend.clock.now() })
    }
  })

const send = () => backend.sendLetters()
const waiting = () => backend.db.selectFrom('letter').selectAll().orderBy('id').execute()
const run = (...words: readonly string[]) =>
  runCommand(words, { db: backend.db, live: backend.deps.live, now: backend.clock.now })

async function order() {
  const shopper = createShopper(backend)
  await shopper.put(await sellGroup(backend, { stock: 5 }), 1)
  return shopper.call(createOrder, { body: await fillCheckout(shopper) }, key())
}

test('three senders share the letters: each goes out once', async () => {
  await writeMany(30)

  await Promise.all([send(), send(), send()])

  expect(new Set(sent.map(({ to }) => to)).size).toBe(30)
  expect(sent).toHaveLength(30)
})

test('nothing is left of a letter that was sent', async () => {
  await order()

  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Заказ .+ принят$/)])
  expect(await waiting()).toEqual([])
})

test('a letter that is refused goes out later, with growing pauses, under the same id', async () => {
  const ids: unknown[] = []
  take = async ({ id }) => {
    ids.push(id)
    await refuse()
  }
  await order()

  const pauses: number[] = []
  for (let tried = 1; tried < 5; tried += 1) {
    const [letter] = await waiting()
    const pause = Number(letter?.next_at) - backend.clock.now().getTime()
    pauses.push(pause / SECOND_MS)
    backend.clock.advance(pause - 1)
    await send()
    expect(ids).toHaveLength(tried)
    backend.clock.advance(1)
    await send()
  }
  take = async () => undefined
  backend.clock.advance(HOUR_MS)
  await send()

  expect(pauses).toEqual([5, 10, 20, 40])
  expect(new Set(ids).size).toBe(1)
  expect(sent.map(({ id }) => id)).toEqual([ids[0]])
})

test('an order does not wait for its letter, nor fail with it', async () => {
  take = refuse

  const { number } = await order()

  expect(await waiting()).toMatchObject([{ subject: `Заказ ${number} принят`, tries: 1 }])
  expect(sent).toEqual([])
})

test('what a dead sender had in hand is sent by another', async () => {
  await writeMany(1)
  let revive: () => void = () => undefined
  const held = new Promise<void>(done => {
    revive = done
  })
  take = () => held
  const dead = send()
  await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ tries: 1 }]), soon)

  take = async () => undefined
  await send()
  expect(sent).toEqual([])
  backend.clock.advance(HOLD_MS)
  await send()

  expect(sent.map(({ to }) => to)).toEqual(['reader-0@example.ru'])
  revive()
  await dead
})

test('one letter that is refused holds up no other', async () => {
  await writeMany(3)
  take = letter => (letter.to.startsWith('reader-0@') ? refuse() : Promise.resolve())

  await send()

  expect(sent.map(({ to }) => to)).toEqual(['reader-1@example.ru', 'reader-2@example.ru'])
})

test('nothing is told that was undone', async () => {
  const undone = backend.db.transaction().execute(async trx => {
    const letter = { to: 'reader@example.ru', subject: 'Письмо', text: 'Слова' }
    await writeLetter(trx, letter, { now: backend.clock.now() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')

  await send()

  expect(sent).toEqual([])
})

test.each(['email', 'phone'] as const)(
  'a code to %s that cannot be kept is not said to be sent',
  async kind => {
    const value = kind === 'email' ? 'bez-pisma@example.ru' : '+79127770001'
    await sql`alter table letter rename to letter_away`.execute(backend.db)
    const { call } = createShopper(backend)
    await expect(call(sendVerification, { body: { kind, value } })).rejects.toThrow()
    await sql`alter table letter_away rename to letter`.execute(backend.db)

    // No code was made: the next one needs no pause.
    const { message } = await call(sendVerification, { body: { kind, value } })
    expect(message).toMatch(/отправлен/)
  }
)

test('a code that is dead is not sent any more', async () => {
  take = refuse
  const value = 'pozdno@example.ru'
  await createShopper(backend).call(sendVerification, { body: { kind: 'email', value } })
  take = async () => undefined

  backend.clock.advance(HOUR_MS)
  await send()

  expect(sent).toEqual([])
  expect(await waiting()).toEqual([])
})

test('what was never sent is forgotten: a code when it is dead, any other letter after a month', async () => {
  take = refuse
  const value = 'nikogda@example.ru'
  await createShopper(backend).call(sendVerification, { body: { kind: 'email', value } })
  await writeMany(1)
  await backend.db.updateTable('letter').set({ next_at: null }).execute()
  const left = async (days: number) => {
    await forgetOld(backend.db, new Date(backend.clock.now().getTime() + days * 24 * HOUR_MS))
    return (await waiting()).map(({ subject }) => subject)
  }

  expect(await left(0)).toHaveLength(2)
  expect(await left(1)).toEqual(['Письмо'])
  expect(await left(29)).toEqual(['Письмо'])
  expect(await left(31)).toEqual([])
})

test('what was given up is shown to the keeper without its words, and sent once more if he says so', async () => {
  take = refuse
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp()
  await shopper.call(resetPassword, { body: { email } })
  await order()
  await backend.db.updateTable('letter').set({ tries: 100 }).execute()
  backend.clock.advance(HOLD_MS)
  await send()
  const [password, confirmation] = await waiting()
  expect([password?.next_at, confirmation?.next_at]).toEqual([null, null])

  const { text } = await run('letter:list')
  take = async () => undefined
  backend.clock.advance(24 * HOUR_MS)
  await send()
  const nothing = [...sent]
  const again = await run('letter:send', String(confirmation?.id))
  await send()

  expect(text).toContain(`${email}, «Временный пароль`)
  expect(text).toContain('больше не пробуем; Error: 450 try later')
  expect(text).not.toContain(/пароль: (\S+)/.exec(password?.text ?? '')?.[1])
  expect(nothing).toEqual([])
  expect(again).toEqual({ code: 0, text: 'Отправляем: 1' })
  expect(sent.map(({ subject }) => subject)).toEqual([confirmation?.subject])
  expect((await run('letter:send', '999999')).code).toBe(1)
})

test('the log of a refused letter names neither its reader nor its words', async () => {
  take = async ({ to }) => {
    throw new Error(`550 no such mailbox: ${to}`)
  }
  await order()

  const lines = backend.log.filter(line => 'letter' in line)
  expect(lines.at(-1)).toMatchObject({ level: 'warn', error: 'Error', isGivenUp: false })
  expect(JSON.stringify(lines)).not.toContain('@')
})
