import { expect, inject, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { visit } from './support/first-load.ts'
import { ANNA, setCookies } from './support/visitor.ts'

const open = useBrowser()

/** Each looks like a path of the shop to a careless check, or runs as a script. */
const hostile = [
  '//attacker.example',
  '///attacker.example',
  '/\\attacker.example',
  '\\\\attacker.example',
  '/\t/attacker.example',
  '/\n/attacker.example',
  '/%2f/attacker.example',
  '/%5cattacker.example',
  'https://attacker.example',
  'https:attacker.example',
  'HTTP://attacker.example/user/profile',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://attacker.example/1',
  'view-source:https://attacker.example',
  '/.//attacker.example',
  '/..//attacker.example',
  '/user/..//attacker.example',
  ' //attacker.example',
  'attacker.example',
  '@attacker.example',
  '/\u0000/attacker.example',
  `/${'a'.repeat(3000)}`
]

test('a form without script leads back into the shop only', async () => {
  const places = await Promise.all(
    hostile.map(async back => {
      const response = await fetch(`${inject('shopUrl')}/preferences`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ theme: 'toggle', back })
      })
      return new URL(response.headers.get('location') ?? '', inject('shopUrl'))
    })
  )

  expect(places.map(({ origin }) => origin)).toEqual(hostile.map(() => inject('shopUrl')))
  expect(places.filter(({ pathname }) => pathname.startsWith('//'))).toEqual([])
})

const remembered = ['//attacker.example', '/\\attacker.example', 'javascript:alert(1)'] as const

test.each(isDeep ? remembered : remembered.slice(0, 1))(
  'signing in with the remembered place «%s» stays in the shop',
  async place => {
    const { page } = await open()
    await setCookies(page.context(), { previous_link: encodeURIComponent(place) })
    await visit(page, '/user/signin')

    await page.locator('#main input[name=username]').fill(ANNA.username)
    await page.locator('#main input[name=password]').fill(ANNA.password)
    await page.locator('#main').getByRole('button', { name: 'Войти', exact: true }).click()

    await page.waitForURL('**/user/profile')
    expect(new URL(page.url()).origin).toBe(inject('shopUrl'))
  }
)
