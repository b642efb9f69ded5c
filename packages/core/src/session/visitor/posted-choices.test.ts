import { expect, test } from 'vitest'
import { suggestCities } from '../../contracts/address-suggestions.ts'
import { recordConsent } from '../../contracts/consents.ts'
import { CONSENT_TEXT_VERSION } from '../../forms/consent.messages.ts'
import { siteCookieNames } from '../../platform/keys.ts'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { postConsent, postPreferences } from './posted-choices.ts'

const AT = '2026-11-22T09:00:00.000Z'
const MONTH = 2_592_000
const YEAR = 31_536_000

/** The cookies of a form by a visitor who sees the dark theme; the shop knows Yekaterinburg. */
function choose(fields: Readonly<Record<string, string>>) {
  const { api, server } = createTestShop()
  const { address } = fixtures.suggestionOption({})
  const known = { address: { ...address, settlement: '', city: 'Екатеринбург' } }
  server.on(suggestCities, ({ url }) => ({
    data: url.searchParams.get('text') === 'екатеринбург' ? [fixtures.suggestionOption(known)] : []
  }))
  const visitor = { theme: 'dark', cookieNames: siteCookieNames('penal') } as const
  return postPreferences(api, visitor, new URLSearchParams(fields))
}

const kept = (name: string, value: string) => ({ name, value, maxAgeSeconds: MONTH })

test.each([
  [{ currency: '3' }, [kept('currency-idpenal', '3')]],
  [{ currency: '3; Path=/x' }, []],
  [{ theme: 'toggle' }, [kept('theme', 'light')]],
  [{ theme: 'dark' }, []],
  [{ town: '<b>' }, []],
  [{}, []]
])('the form %j is kept as %j', async (fields, cookies) => {
  expect(await choose(fields)).toEqual(cookies)
})

test('a town is kept as the shop spells it, one that it does not know as it was typed', async () => {
  expect(await choose({ town: 'екатеринбург' })).toEqual([kept('town', 'Екатеринбург')])
  expect(await choose({ town: 'Малые Вязёмы' })).toEqual([kept('town', 'Малые Вязёмы')])
})

/** The cookie of a consent, and the purposes that the shop has written down. */
async function allow(fields: URLSearchParams) {
  const { api, server } = createTestShop()
  let recorded: unknown
  server.on(recordConsent, ({ body }) => {
    recorded = body
    return { ...Object(body), at: AT }
  })
  return { cookies: await postConsent(api, fields, new Date(AT)), recorded }
}

test('what is ticked is recorded by the text that was read, and kept for a year', async () => {
  const fields = new URLSearchParams('choice=chosen&purpose=maps&purpose=else')

  expect(await allow(fields)).toEqual({
    cookies: [
      { name: 'consent', value: `${CONSENT_TEXT_VERSION}~${AT}~maps`, maxAgeSeconds: YEAR },
      { name: 'consent_unrecorded', value: '', maxAgeSeconds: 0 }
    ],
    recorded: { textVersion: CONSENT_TEXT_VERSION, purposes: ['maps'] }
  })
})

test('who refuses allows nothing, whatever is ticked', async () => {
  const { recorded } = await allow(new URLSearchParams('choice=none&purpose=maps'))

  expect(recorded).toMatchObject({ purposes: [] })
})

/** A shop that records nothing for now. */
function refuseConsents() {
  const { api, server } = createTestShop()
  server.on(recordConsent, () => new Response('{}', { status: 429 }))
  return api
}

test('a choice that cannot be recorded holds all the same, and waits to be', async () => {
  const fields = new URLSearchParams('choice=none&purpose=maps')

  expect(await postConsent(refuseConsents(), fields, new Date(AT))).toEqual([
    { name: 'consent', value: `${CONSENT_TEXT_VERSION}~${AT}`, maxAgeSeconds: YEAR },
    { name: 'consent_unrecorded', value: '1', maxAgeSeconds: YEAR }
  ])
})

test('a browser that has kept the choice keeps its cookies, and hears when it is not recorded', async () => {
  const fields = new URLSearchParams('choice=chosen&purpose=maps&kept=2026-11-01')

  expect(await allow(fields)).toEqual({
    cookies: [],
    recorded: { textVersion: '2026-11-01', purposes: ['maps'] }
  })
  await expect(postConsent(refuseConsents(), fields, new Date(AT))).rejects.toThrow()
})
