import { setTimeout as wait } from 'node:timers/promises'
import { noHops, readHops } from '@vitrina/core/api'
import { expect, onTestFinished, test, vi } from 'vitest'

import { startTestStorefront } from '../testing/test-storefront.ts'

const VISITORS = 500
const DELAY_MAX_MS = 200

/** Each of them comes from a place of his own. */
const addressOf = (name: string) => {
  const place = Number(name.replace(/\D/g, ''))
  return `10.0.${place >> 8}.${place & 255}`
}

const profile = (name: string) => ({
  uid: name,
  fio: `Иванов ${name} Петрович`,
  email: `${name}@penal.example`,
  phone: '+79120000000',
  birthDate: null,
  priceRole: 'guest_opt',
  isOrganization: false,
  roles: ['user'],
  organization: null,
  schoolInfo: null
})

test('500 visitors at once each get their own page and nobody else’s', async () => {
  // So many at once are slow, and what is late would not be asked for again.
  const limit = vi.spyOn(globalThis, 'setInterval')
  limit.mockImplementation(() => setTimeout(() => undefined))
  onTestFinished(() => limit.mockRestore())
  const storefront = await startTestStorefront({
    // Each has to come with its own basket.
    sectionWaitMs: 60_000,
    listener: { connectionsMost: VISITORS },
    trustedHops: readHops('127.0.0.1') ?? noHops,
    async answer({ path, headers }) {
      const name = /^Bearer t\.(visitor\d+end)\.s$/.exec(headers.authorization ?? '')?.[1]
      if (name === undefined || path !== '/init/v1') return undefined
      await wait((Number(name.replace(/\D/g, '')) * 7919) % DELAY_MAX_MS)
      const body = {
        roles: ['user'],
        priceRole: 'guest_opt',
        profile: profile(name),
        categories: []
      }
      return { body }
    }
  })
  const names = Array.from({ length: VISITORS }, (_, place) => `visitor${place}end`)

  const pages = await Promise.all(
    names.map(async name => {
      const cookie = `auth_tokenpenal=t.${name}.s; cart_tokenpenal=cart-${name}`
      const response = await storefront.fetch('/about', {
        headers: { cookie, 'x-forwarded-for': addressOf(name) }
      })
      return { name, cache: response.headers.get('cache-control'), html: await response.text() }
    })
  )
  await storefront.close()

  for (const { name, cache, html } of pages) {
    expect(new Set(html.match(/visitor\d+end/g))).toEqual(new Set([name]))
    expect(cache).toBe('private, no-store')
  }
})
