import { expect, onTestFinished, test, vi } from 'vitest'

import { startTestStorefront } from '../testing/test-storefront.ts'

const LIMIT_MS = 3000
const AT_ONCE = 50
const MARGIN = 3
const KEPT_MS = 20_000

/** Pages whose calls follow each other; each round asks for others. */
const PAGES = ['/search?q=a', '/catalog/backpacks?page=', '/blog?page=', '/reviews?page=']
const MEMBER = { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }

const never = () => new Promise<never>(() => undefined)

test('50 visitors at once hear within 3 s that the backend is silent', async () => {
  const clock = vi.spyOn(Date, 'now')
  onTestFinished(() => clock.mockRestore())
  let isSilent = false
  const storefront = await startTestStorefront({ answer: () => (isSilent ? never() : undefined) })
  onTestFinished(() => storefront.close())
  async function visit(round: number) {
    const began = performance.now()
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, place) => {
        const path = `${PAGES[place % PAGES.length]}${round}`
        const response = await storefront.fetch(path, { headers: place % 2 === 0 ? {} : MEMBER })
        return { status: response.status, text: await response.text() }
      })
    )
    return { answers, ms: performance.now() - began }
  }

  await visit(2)
  const talking = await visit(3)
  isSilent = true
  // What is kept of all pages is no longer fresh.
  clock.mockReturnValue(Date.now() + KEPT_MS)
  const silent = await visit(4)

  for (const { status, text } of silent.answers) {
    expect(status).toBe(502)
    expect(text).toMatch(/[А-я]{5}/)
  }
  // Fifty pages are work, too.
  expect(silent.ms).toBeLessThan(LIMIT_MS + MARGIN * talking.ms)
})
