import { expect, test } from 'vitest'

import { createMemoryClock } from '../platform/memory.ts'
import type { RouteRule } from '../routes/route-rules.ts'
import { CHECK_EVERY_MS, followRules } from './served-rules.ts'

const build = { id: 'b1', version: 'b1', url: 'https://shop.example/builds' }
const rule: RouteRule = { from: '/old', redirect: '/catalog' }

/** A page that follows the rules of a site, which answers as `answer` says. */
function follow(answer: () => unknown, of = build) {
  const clock = createMemoryClock()
  const asked: Request[] = []
  const found: (readonly RouteRule[])[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    const body = answer()
    return body instanceof Response ? body : Response.json(body)
  }
  const stop = followRules({ platform: { clock, fetch }, build: of }, rules => found.push(rules))
  const settle = () => new Promise<void>(done => setTimeout(done, 0))
  return { asked, clock, found, settle, stop }
}

test('the rules of the running build are read at once and every hour, past every cache', async () => {
  let rules = [rule]
  const { asked, clock, found, settle } = follow(() => ({ id: 'b1', rules }))
  await settle()
  rules = []

  clock.advance(CHECK_EVERY_MS - 1)
  await settle()
  expect(found).toEqual([[rule]])
  clock.advance(1)
  await settle()

  expect(found).toEqual([[rule], []])
  expect(asked.map(({ url }) => url.replace(/\d{13}/, 'now'))).toEqual([
    'https://shop.example/builds/meta/b1.json?ts=now',
    'https://shop.example/builds/meta/b1.json?ts=now'
  ])
  expect(asked[0]?.cache).toBe('no-store')
})

test.each<[string, () => unknown]>([
  ['a build that is served no more', () => new Response('Не найдено', { status: 404 })],
  ['a page in place of the file', () => new Response('<!doctype html>')],
  ['a file without rules', () => ({ id: 'b1' })],
  ['a list', () => [rule]],
  ['null', () => null],
  [
    'a network that is away',
    () => {
      throw new TypeError('Нет сети')
    }
  ]
])('%s leaves the rules as they were, and is asked again in an hour', async (_, answer) => {
  const { asked, clock, found, settle } = follow(answer)
  await settle()

  clock.advance(CHECK_EVERY_MS)
  await settle()

  expect([asked.length, found]).toEqual([2, []])
})

test('what is no rule is left out', async () => {
  const wrong = [
    null,
    'x',
    { from: 'old', redirect: '/' },
    { from: '/a', redirect: 'javascript:1' }
  ]

  const { found, settle } = follow(() => ({ rules: [...wrong, rule] }))
  await settle()

  expect(found).toEqual([[rule]])
})

test('a build without a name, and a page that is gone, ask for nothing', async () => {
  const nameless = follow(() => ({ rules: [rule] }), { ...build, id: '' })
  const left = follow(() => ({ rules: [rule] }))
  left.stop()

  nameless.clock.advance(CHECK_EVERY_MS)
  left.clock.advance(CHECK_EVERY_MS)
  await left.settle()

  expect([nameless.asked.length, left.asked.length]).toEqual([0, 1])
})
