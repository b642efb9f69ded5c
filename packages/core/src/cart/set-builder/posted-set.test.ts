import { expect, test } from 'vitest'

import { createTestShop } from '../../testing/test-shop.ts'
import { postSet } from './posted-set.ts'

const OF_TWO = { code: 'penal', slots: '2', 'slot-0': '11', 'slot-1': '21' }

/** Posts the form of a set over a member's basket; tells where it leads and what lies there then. */
async function post(counts: Record<string, number>, fields: Record<string, string>) {
  const { api, server } = createTestShop({ scenario: 'member' })
  const basket = server.basketOf('maria@example.com')
  basket.putLines(Object.entries(counts).map(([key, count]) => ({ id: '0', key, count })))
  const href = await postSet(api, new URLSearchParams(fields), '1')
  return { href, counts: basket.counts() }
}

test('a set is put in once more, however many lie there', async () => {
  expect(await post({}, OF_TWO)).toEqual({ href: '/cart', counts: { 'penal:11-21': 1 } })
  expect((await post({ 'penal:11-21': 3 }, OF_TWO)).counts).toEqual({ 'penal:11-21': 4 })
})

test('a set built anew takes the place of as many as there were', async () => {
  const { counts } = await post({ 'penal:11-22': 3 }, { ...OF_TWO, edited: 'penal:11-22' })

  expect(counts).toEqual({ 'penal:11-21': 3 })
})

test('a set saved as it was stays as many', async () => {
  const { counts } = await post({ 'penal:11-21': 3 }, { ...OF_TWO, edited: 'penal:11-21' })

  expect(counts).toEqual({ 'penal:11-21': 3 })
})

test('the pockets keep their order', async () => {
  const { counts } = await post({}, { ...OF_TWO, 'slot-0': '21', 'slot-1': '11' })

  expect(counts).toEqual({ 'penal:21-11': 1 })
})

test('a set that is not whole is led back to, as far as it is built', async () => {
  const posted = await post({}, { code: 'penal', slots: '2', 'slot-0': '11' })

  expect(posted).toEqual({ href: '/constructor?set=penal%3A11', counts: {} })
})
