import { expect, test } from 'vitest'

import { createRandomBytes } from '../testing/random.ts'
import { settle } from '../testing/test-shop.ts'
import { createMemoryBrowser, createMemoryClock } from './memory.ts'

const tab = { fetch: async () => new Response('{}'), randomBytes: createRandomBytes(1) }

test('time stands still until it is moved', () => {
  const clock = createMemoryClock(1000)

  expect(clock.now()).toBe(1000)
  clock.advance(250)
  expect(clock.now()).toBe(1250)
})

test('timers run in the order they fall due, equal ones in the order they were set', () => {
  const clock = createMemoryClock()
  const ran: string[] = []
  for (const [name, ms] of [
    ['late', 300],
    ['first', 100],
    ['second', 100],
    ['never', 301]
  ] as const) {
    clock.setTimeout(() => ran.push(name), ms)
  }

  clock.advance(300)

  expect(ran).toEqual(['first', 'second', 'late'])
})

test('a timer sees the time it was set for', () => {
  const clock = createMemoryClock(0)
  const seen: number[] = []
  clock.setTimeout(() => seen.push(clock.now()), 40)
  clock.setTimeout(() => seen.push(clock.now()), 90)

  clock.advance(1000)

  expect(seen).toEqual([40, 90])
  expect(clock.now()).toBe(1000)
})

test('a timer set by a timer runs in the same move when it falls due', () => {
  const clock = createMemoryClock()
  const ran: string[] = []
  clock.setTimeout(() => {
    ran.push('one')
    clock.setTimeout(() => ran.push('two'), 50)
  }, 50)

  clock.advance(100)

  expect(ran).toEqual(['one', 'two'])
})

test('a cleared timer does not run, and clearing what is no timer does nothing', () => {
  const clock = createMemoryClock()
  const ran: string[] = []
  const timer = clock.setTimeout(() => ran.push('cleared'), 10)
  clock.setTimeout(() => ran.push('kept'), 10)

  clock.clearTimeout(timer)
  clock.clearTimeout(undefined)
  clock.advance(10)

  expect(ran).toEqual(['kept'])
})

test('the next timer is known by how far it is', () => {
  const clock = createMemoryClock()
  expect(clock.nextIn()).toBeUndefined()

  clock.setTimeout(() => undefined, 500)
  clock.setTimeout(() => undefined, -5)

  expect(clock.nextIn()).toBe(0)
  clock.advance(0)
  expect(clock.nextIn()).toBe(500)
})

test('tabs share cookies and storage, not what lives as long as a tab', async () => {
  const browser = createMemoryBrowser()
  const [one, other] = [browser.open(tab), browser.open(tab)]

  one.cookies.set('theme', 'dark')
  one.storage.set('favorites', '[17]')
  one.tabStorage.set('session_id', 's-1')

  expect(await other.freshCookie('theme')).toBe('dark')
  expect([other.storage.get('favorites'), other.tabStorage.get('session_id')]).toEqual([
    '[17]',
    undefined
  ])
  other.storage.remove('favorites')
  other.cookies.remove('theme')
  expect([one.storage.keys(), one.cookies.names()]).toEqual([[], []])
})

test('a message reaches every other tab that listens, never its sender', () => {
  const browser = createMemoryBrowser()
  const received: string[] = []
  const tabs = ['one', 'two', 'three'].map(name => {
    const opened = browser.open(tab)
    const stop = opened.tabs.listen(message => received.push(`${name}: ${message}`))
    return { ...opened, stop }
  })

  tabs[2]?.stop()
  tabs[0]?.tabs.send('привет')

  expect(received).toEqual(['two: привет'])
})

test('tabs do the same thing one after the other', async () => {
  const browser = createMemoryBrowser()
  const [one, other] = [browser.open(tab), browser.open(tab)]
  const ran: string[] = []
  let finish: () => void = () => undefined
  const first = one.tabs.alone('refresh', 5000, async () => {
    ran.push('one begins')
    await new Promise<void>(done => {
      finish = done
    })
    ran.push('one ends')
  })
  await settle()
  const second = other.tabs.alone('refresh', 5000, async () => void ran.push('other'))
  const apart = other.tabs.alone('merge', 5000, async () => void ran.push('another thing'))
  await settle()
  finish()
  await Promise.all([first, second, apart])

  expect(ran).toEqual(['one begins', 'another thing', 'one ends', 'other'])
})

test('a tab that waited long enough goes on alone, and a failure frees the way', async () => {
  const browser = createMemoryBrowser()
  const [one, other] = [browser.open(tab), browser.open(tab)]
  const stuck = one.tabs.alone('refresh', 5000, () => new Promise<never>(() => undefined))
  const second = other.tabs.alone('refresh', 5000, () => Promise.reject(new Error('нет сети')))
  const outcome = second.catch(error => error.message)

  await settle()
  browser.clock.advance(5000)

  expect(await outcome).toBe('нет сети')
  expect(await one.tabs.alone('refresh', 0, async () => 'дальше')).toBe('дальше')
  expect(stuck).toBeInstanceOf(Promise)
})

test('a tab remembers where it left for and what it logged', () => {
  const opened = createMemoryBrowser().open(tab)

  opened.leave('https://bank.example/pay')
  opened.reload()
  opened.log('warn', 'Live connection: limit reached')

  expect(opened.left).toEqual(['https://bank.example/pay', 'reload'])
  expect(opened.logged).toEqual([{ level: 'warn', message: 'Live connection: limit reached' }])
})
