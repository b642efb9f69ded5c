import { expect, test } from 'vitest'

import { cookieNames } from '../platform/keys.ts'
import { createMemoryClock, type MemoryClock } from '../platform/memory.ts'
import { mapCookies } from '../platform/platform.ts'
import { settle } from '../testing/test-shop.ts'
import { CONSENT_TEXT_VERSION } from './consent.messages.ts'
import { consentOf } from './consent.ts'
import { type KeptChoice, keepConsent, recordConsents } from './kept-consent.ts'

/** Lets minutes pass one by one, and what they bring be answered. */
async function waitFor(clock: MemoryClock, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance(60_000)
    await settle()
  }
}

/** A browser whose choices the server takes or refuses in turn; the last answer stays. */
function createBrowser(answers: readonly boolean[]) {
  const clock = createMemoryClock()
  const cookies = mapCookies(new Map())
  const sent: KeptChoice[] = []
  const host = { cookies, clock }
  return {
    cookies,
    sent,
    choose: (purposes: readonly string[]) =>
      keepConsent(host, { textVersion: CONSENT_TEXT_VERSION, purposes }),
    record: () =>
      recordConsents(host, async choice => {
        sent.push(choice)
        return answers[Math.min(sent.length, answers.length) - 1] ?? false
      }),
    wait: (minutes: number) => waitFor(clock, minutes)
  }
}

test('a choice holds in the browser before anything is sent', () => {
  const { cookies, choose, sent } = createBrowser([true])

  choose(['maps'])

  expect(consentOf(cookies.get(cookieNames.consent))?.purposes).toEqual(['maps'])
  expect(sent).toEqual([])
})

test('a choice that is refused is sent again until it is recorded, and not after', async () => {
  const { choose, record, wait, sent, cookies } = createBrowser([false, false, true])
  choose([])

  void record()
  await wait(10)

  expect(sent).toHaveLength(3)
  expect(sent[2]).toMatchObject({ textVersion: CONSENT_TEXT_VERSION, purposes: [] })
  expect(cookies.get(cookieNames.unrecordedConsent)).toBeUndefined()
})

test('a choice that was never recorded waits for the next page', async () => {
  const { choose, record, wait, sent } = createBrowser([false, false, false, false, false, true])
  choose(['analytics'])
  void record()
  await wait(60)
  const before = sent.length

  await record()

  expect(sent).toHaveLength(before + 1)
  expect(before).toBeLessThanOrEqual(5)
})

test('a page with nothing to record sends nothing', async () => {
  const { choose, record, sent } = createBrowser([true])
  await record()
  choose(['maps'])
  await record()
  await record()

  expect(sent).toHaveLength(1)
})

test('a choice changed while the earlier one is on its way is recorded as well', async () => {
  const clock = createMemoryClock()
  const cookies = mapCookies(new Map())
  const host = { cookies, clock }
  const sent: string[] = []
  keepConsent(host, { textVersion: CONSENT_TEXT_VERSION, purposes: ['maps'] })

  void recordConsents(host, async ({ purposes }) => {
    sent.push(purposes.join())
    if (sent.length === 1) {
      keepConsent(host, { textVersion: CONSENT_TEXT_VERSION, purposes: ['analytics'] })
    }
    return true
  })
  await waitFor(clock, 10)

  expect(sent).toEqual(['maps', 'analytics'])
  expect(consentOf(cookies.get(cookieNames.consent))?.purposes).toEqual(['analytics'])
})
