import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyTextUpTo } from '../../fast-check-texts.ts'
import { commitmentOf, drawTickets, isDrawTrue, prizesInOrder, sha256 } from './draw.ts'

/** SHA-256 as the host counts it. */
async function hostHash(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad']
])('the hash of «%s» is the one of the standard', (text, hash) => {
  expect(sha256(text)).toBe(hash)
})

test('the hash holds for texts of every length around one block and two', async () => {
  for (let length = 0; length <= 130; length += 1) {
    const text = 'a'.repeat(length)
    expect(sha256(text), String(length)).toBe(await hostHash(text))
  }
})

test('the hash of any text is the one that other programs count', () =>
  fc.assert(
    fc.asyncProperty(anyTextUpTo(300), async text => {
      expect(sha256(text)).toBe(await hostHash(text))
    })
  ))

const rules = { code: 'teleskop', seed: 'семя', participants: 50, places: 3 }

test('the tickets with the least lots win, as a stranger counts them', async () => {
  const lots = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => ({
      ticket: index + 1,
      lot: await hostHash(`семя:teleskop:50:${index + 1}`)
    }))
  )
  lots.sort((left, right) => left.lot.localeCompare(right.lot))

  expect(drawTickets(rules)).toEqual(lots.slice(0, 3).map(({ ticket }) => ticket))
})

test('no ticket wins twice, and there are no more winners than tickets', () => {
  expect(new Set(drawTickets({ ...rules, places: 50 })).size).toBe(50)
  expect(drawTickets({ ...rules, participants: 2 })).toHaveLength(2)
  expect(drawTickets({ ...rules, participants: 0 })).toEqual([])
})

test('every ticket wins about as often', () => {
  const wins = new Map<number, number>()
  for (let nth = 0; nth < 2000; nth += 1) {
    const [first = 0] = drawTickets({ code: 'a', seed: String(nth), participants: 5, places: 1 })
    wins.set(first, (wins.get(first) ?? 0) + 1)
  }

  expect(wins.size).toBe(5)
  for (const count of wins.values()) expect(Math.abs(count - 400)).toBeLessThan(80)
})

const prizes = [
  { title: 'Телескоп', count: 1, image: null },
  { title: 'Рюкзак', count: 2, image: null }
]

function drawn() {
  const titles = prizesInOrder(prizes)
  const tickets = drawTickets(rules)
  const winners = tickets.map((ticket, place) => ({
    ticket,
    name: 'А*** С.',
    prize: titles[place] ?? ''
  }))
  const { code, seed, participants } = rules
  const draw = {
    commitment: commitmentOf(seed),
    seed,
    participants,
    winners,
    drawnAt: '2026-09-01'
  }
  return { code, prizes, draw }
}

test('a true draw is recognised', () => {
  expect(isDrawTrue(drawn())).toBe(true)
})

test('another seed, count, winner or order of prizes is recognised as false', () => {
  const good = drawn()
  const { draw } = good
  const [first, second, third] = draw.winners
  const forged = [
    { ...draw, seed: 'другое семя' },
    { ...draw, seed: null },
    { ...draw, participants: 49 },
    { ...draw, winners: draw.winners.slice(0, 2) },
    { ...draw, winners: [second, first, third].flatMap(winner => winner ?? []) }
  ]

  expect(forged.map(lie => isDrawTrue({ ...good, draw: lie }))).toEqual(Array(5).fill(false))
})
