import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cancelOrder, createOrder, requestRestockLetter } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NO_LIMITS } from '../src/http/limits.ts'
import { writeRestockLetters } from '../src/modules/restock/restock-letters.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { createShopper, fillCheckout, key, sellGroup, setStock } from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({ deps: { limits: NO_LIMITS } })
})

afterAll(() => backend.close())

const wait = (groupId: number, email: string) =>
  createShopper(backend).call(requestRestockLetter, { body: { groupId, email } })

async function lettersTo(email: string): Promise<string[]> {
  await backend.sendLetters()
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
  return letters
    .filter(letter => letter.includes(`To: ${email}`))
    .map(letter => Buffer.from(letter.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'))
}

test('who waits for goods is written to once they are back, and only then', async () => {
  const group = await sellGroup(backend, { stock: 0 })
  await wait(group, 'zhdu@example.ru')

  await writeRestockLetters(backend.deps)
  const before = await lettersTo('zhdu@example.ru')
  await setStock(backend, group, 2)
  await Promise.all([writeRestockLetters(backend.deps), writeRestockLetters(backend.deps)])
  await writeRestockLetters(backend.deps)

  const letters = await lettersTo('zhdu@example.ru')
  expect(before).toEqual([])
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatch(/Он снова есть:\n.+\nhttp:\/\/shop\.test\/catalog\/.+\/detail\//)
})

test('a letter leads to the address that visitors see the product at', async () => {
  const group = await sellGroup(backend, { stock: 1 })
  await wait(group, 'po-imeni@example.ru')
  const { settings } = backend.deps
  const pages = { product: { path: '/tovary/{category}/{slug...}/{code}' } }

  await writeRestockLetters({
    ...backend.deps,
    settings: { ...settings, shop: { ...settings.shop, pages } }
  })

  const [letter] = await lettersTo('po-imeni@example.ru')
  expect(letter).toMatch(/http:\/\/shop\.test\/tovary\/.+/)
  expect(letter).not.toContain('/detail/')
})

test('the piece of a cancelled order is told to who waits for it', async () => {
  const group = await sellGroup(backend, { stock: 1 })
  const buyer = createShopper(backend)
  await buyer.put(group, 1)
  const { id } = await buyer.call(createOrder, { body: await fillCheckout(buyer) }, key())
  await wait(group, 'tozhe-zhdu@example.ru')

  await buyer.call(cancelOrder, { body: { orderId: id } })

  expect(await lettersTo('tozhe-zhdu@example.ru')).toHaveLength(1)
})
