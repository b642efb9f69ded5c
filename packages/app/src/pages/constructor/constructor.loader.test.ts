import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** Three of the set `penal:11-21` lie in the basket; a form is posted, and what it asks of the backend told. */
async function post(fields: Record<string, string>) {
  const bucket = fixtures.basketBucket()
  const sets = bucket.constructorSets.map(set => ({ ...set, id: 'penal:11-21', count: 3 }))
  const basket = fixtures.basket({ data: [{ ...bucket, constructorSets: sets }] })
  const added: unknown[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/basket/v1/constructor-set') added.push([method, JSON.parse(body)])
      return path.startsWith('/basket/v1') ? { body: basket } : undefined
    }
  })
  running.push(storefront)
  const { status, headers } = await storefront.fetch('/constructor', {
    method: 'POST',
    body: new URLSearchParams({ code: 'penal', slots: '2', ...fields })
  })
  return { added, answer: [status, headers.get('location')] }
}

test('without script a set is put in once more, however many lie there', async () => {
  const { added, answer } = await post({ 'slot-0': '11', 'slot-1': '21' })

  expect(added).toMatchObject([['POST', { code: 'penal', groupIds: [11, 21], count: 4 }]])
  expect(answer).toEqual([303, '/cart'])
})

test('without script a set built anew takes the place of as many as there were', async () => {
  const { added } = await post({ 'slot-0': '11', 'slot-1': '22', edited: 'penal:11-21' })

  expect(added).toMatchObject([
    ['POST', { groupIds: [11, 22], count: 3 }],
    ['POST', { groupIds: [11, 21], count: 0 }]
  ])
})

test('without script a set saved as it was stays as many', async () => {
  const { added } = await post({ 'slot-0': '11', 'slot-1': '21', edited: 'penal:11-21' })

  expect(added).toMatchObject([['POST', { groupIds: [11, 21], count: 3 }]])
})

test('without script a set that is not whole is led back to, as far as it is built', async () => {
  const { added, answer } = await post({ 'slot-0': '11' })

  expect(added).toEqual([])
  expect(answer).toEqual([303, '/constructor?set=penal%3A11'])
})
