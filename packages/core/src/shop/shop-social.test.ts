import { expect, test } from 'vitest'
import { raffleMessage } from '../content/raffle.selectors.ts'
import { getRaffle, joinRaffle } from '../contracts/raffles.ts'
import { demoRaffle } from '../testing/social-fixtures.ts'
import { createTestShop, type TestShop } from '../testing/test-shop.ts'

const MEMBER = { username: 'maria@example.com', password: 'пенал2026' }
const raffle = { ...getRaffle, path: '/raffles/v1/teleskop' }
const joining = { ...joinRaffle, path: '/raffles/v1/participants/teleskop' }
const closed = { ticket: null, allowed: false, message: 'Войдите, чтобы участвовать' }

const callsOf = (shop: TestShop, path: string) =>
  shop.server.calls.filter(({ name }) => name.includes(path))

/** Answers a member at once, a guest only when his answer is released. */
function byVisitor(shop: TestShop, { guest, member }: { guest: unknown; member: unknown }) {
  const held: (() => void)[] = []
  return {
    release() {
      for (const answer of held.splice(0)) answer()
    },
    answer: ({ headers }: { headers: Headers }) => {
      if (shop.server.accounts.authorize(headers)) return member
      return new Promise(resolve => held.push(() => resolve(guest)))
    }
  }
}

test('a raffle is asked for by its code, its participants by page', async () => {
  const shop = createTestShop()
  shop.server.on(raffle, () => demoRaffle())
  const actor = (await shop.service('createRaffle'))('teleskop').actor
  await shop.advance(0)

  actor.send({ type: 'page.open', page: 3 })
  await shop.advance(0)

  expect(callsOf(shop, '/raffles').map(({ url }) => url.search)).toEqual(['?page=1', '?page=3'])
})

test('who signs in may join the raffle that a guest could not, and joins it as a member', async () => {
  const shop = createTestShop()
  const visit = byVisitor(shop, {
    guest: demoRaffle({ participation: closed }),
    member: demoRaffle()
  })
  shop.server.on(raffle, visit.answer)
  shop.server.on(joining, () => ({ ticket: 7, participantsCount: 7, message: 'Ваш номер — 7' }))
  const actor = (await shop.service('createRaffle'))('teleskop').actor
  await shop.advance(0)

  shop.session.send({ type: 'signin.submit', form: MEMBER })
  await shop.advance(0)
  visit.release()
  await shop.advance(0)
  expect(actor.getSnapshot().context.raffle?.participation.allowed).toBe(true)
  actor.send({ type: 'raffle.join' })
  await shop.advance(0)

  const [join] = callsOf(shop, '/raffles/v1/participants/teleskop')
  expect(join?.headers.get('authorization')).toBe('Bearer access-1')
  expect(raffleMessage(actor.getSnapshot().context)).toBe('Можно участвовать')
})
