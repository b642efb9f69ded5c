import { join } from 'node:path'
import { resetPassword, sendVerification } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '../src/app.ts'
import { createFileMailer } from '../src/providers/mail/file-mailer.ts'
import { createMessageFolder, recipientOf } from '../src/providers/mail/message-folder.ts'
import { readSettings } from '../src/settings.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ settings: { showsLetters: true } })
})

afterAll(() => backend.close())

const open = () => backend.app.request('/dev/letters')

test('shows letters and short messages with their texts, the newest first', async () => {
  expect(await (await open()).text()).toContain('Писем пока нет.')
  const shopper = createShopper(backend)
  const { email } = await shopper.signUp({ phone: '+79125550001' })
  await shopper.call(resetPassword, { body: { email } })
  await shopper.call(sendVerification, { body: { kind: 'phone', value: '+79125550001' } })

  const page = await open()
  const html = await page.text()

  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(html).toMatch(/Временный пароль для входа в «Пенал»<\/h2>\s*<p>anna-/)
  expect(html).toMatch(/Временный пароль: [a-z2-9]{10}/)
  expect(html).toMatch(/<h2>СМС<\/h2>\s*<p>\+79125550001/)
  expect(html).toMatch(/Пенал: код \d{6}\./)
  expect(html.indexOf('СМС')).toBeLessThan(html.indexOf('Временный пароль'))
})

test('lists letters as they came, the newest first, also those of one moment', async () => {
  const { dataDir } = backend.deps.settings
  const folder = createMessageFolder(join(dataDir, 'a-fast-shop'), 'mail')
  const texts = Array.from({ length: 50 }, (_, place) => `Письмо ${place}`)
  for (const text of texts) await folder.add('.eml', Buffer.from(text))

  const stored = await folder.list(50)

  expect(stored.map(({ raw }) => raw)).toEqual(texts.toReversed())
})

test('two who are forgotten at once both leave no letter behind, and nobody else loses one', async () => {
  const { dataDir } = backend.deps.settings
  const folder = createMessageFolder(join(dataDir, 'a-shop-that-forgets'), 'mail')
  const readers = ['anna@example.ru', 'boris@example.ru', 'vera@example.ru']
  for (const to of Array.from({ length: 60 }, (_, place) => readers[place % 3])) {
    await folder.add('.eml', Buffer.from(`To: ${to}\n\nПисьмо`))
  }

  await Promise.all(readers.slice(0, 2).map(to => folder.forget(to)))

  const left = (await folder.list(60)).map(({ raw }) => recipientOf(raw))
  expect(left).toEqual(Array.from({ length: 20 }, () => 'vera@example.ru'))
})

test.each([
  'anna@example.ru',
  `${'dlinnoe-imya-'.repeat(5)}@${'dlinny-domen-'.repeat(4)}x.example.ru`,
  'a,b@example.ru',
  "o'neil+tag@example.ru",
  'анна@почта.рф'
])('a letter to %s goes to this address alone, and is forgotten with it', async to => {
  const dataDir = join(backend.deps.settings.dataDir, `of-${to.length}-${to.charCodeAt(0)}`)
  const subject = 'Заказ\r\nBcc: evil@example.ru'
  await createFileMailer(dataDir).send({ to, subject, text: 'Слова' })
  const folder = createMessageFolder(dataDir, 'mail')

  const [{ raw = '' } = {}] = await folder.list(1)
  expect(recipientOf(raw)).toBe(to)
  expect(raw).not.toMatch(/^Bcc:/im)
  await folder.forget(to)
  expect(await folder.list(1)).toEqual([])
})

test('a file that goes with a letter is named below its words', async () => {
  const { dataDir } = backend.deps.settings
  await createFileMailer(dataDir).send({
    to: 'school@example.ru',
    subject: 'Заказ принят',
    text: 'Счёт на оплату приложен к письму.',
    attachments: [
      { fileName: 'Счёт П-200001.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF') }
    ]
  })

  const html = await (await open()).text()

  expect(html).toMatch(
    /<pre>Счёт на оплату приложен к письму\.<\/pre>\s*<p>Приложено: Счёт П-200001\.pdf<\/p>/
  )
})

test('lets nothing run that a letter might bring along', async () => {
  const page = await open()

  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/
  )
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('is not there in production unless the demo is, nor where it was not asked for', async () => {
  const settings = { ...backend.deps.settings, showsLetters: false }
  const plain = createApp({ ...backend.deps, settings })

  expect((await plain.request('/dev/letters')).status).toBe(404)
  expect(readSettings({ NODE_ENV: 'production' }, []).showsLetters).toBe(false)
  const asked = { NODE_ENV: 'production', DEV_LETTERS: 'on' }
  expect(readSettings({ ...asked, DEMO: 'on' }, []).showsLetters).toBe(true)
  expect(() => readSettings(asked, [])).toThrow(/^DEV_LETTERS=on показывает каждому письма/)
  expect(readSettings({}, []).showsLetters).toBe(true)
  expect(readSettings({ DEV_LETTERS: 'off' }, []).showsLetters).toBe(false)
})
