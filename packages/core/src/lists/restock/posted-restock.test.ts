import { expect, test } from 'vitest'

import { requestRestockLetter } from '../../contracts/mail-sender.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postRestock } from './posted-restock.ts'

test('a form without script asks for a letter about its choice', async () => {
  const { api, server } = createTestShop()
  const asked: unknown[] = []
  server.on(requestRestockLetter, ({ body }) => {
    asked.push(body)
    return { message: 'Напишем' }
  })

  await postRestock(api, new URLSearchParams({ group: '7', email: 'anna@example.ru' }))

  expect(asked).toEqual([{ groupId: 7, email: 'anna@example.ru' }])
})
