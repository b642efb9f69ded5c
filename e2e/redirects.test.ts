import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'

import { deepTest, quickTest } from '../testing/deep-test.ts'
import { isDeep } from '../testing/runs.ts'
import { useBrowser } from './support/browser.ts'
import { isMarked, markDocument } from './support/document-mark.ts'
import { visit } from './support/first-load.ts'
import { openStorefront } from './support/shop-processes.ts'
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

quickTest('a form without script leads back into the shop only', async () => {
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

/** Goes where a link of an editor's text would lead. */
const follow = (page: Page, path: string) =>
  page.evaluate(href => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.querySelector('#main')?.append(link)
    link.click()
  }, path)

deepTest('a rule of the server leads a page elsewhere in the shop, and out of it', async () => {
  const outside = `${inject('shopUrl')}/about`
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-rules-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const SHOP_FILE = join(folder, 'shop.json')
  const routeRules = [
    { from: '/old/**', redirect: '/contacts' },
    { from: '/partner', redirect: outside }
  ]
  await writeFile(SHOP_FILE, JSON.stringify({ routeRules }))
  const { url, close } = await openStorefront({ API_URL: inject('apiUrl'), SHOP_FILE })
  onTestFinished(close)
  const { page } = await open({ baseURL: url })

  await visit(page, '/old/page')
  expect(page.url()).toBe(`${url}/contacts`)
  await visit(page, '/catalog')
  await markDocument(page)
  const payload = await page.request.get('/old/page/_payload.json')
  expect(await payload.json()).toEqual({ redirect: '/contacts' })
  await follow(page, '/old/page')
  await page.waitForURL(`${url}/contacts`)
  await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor()
  expect(await isMarked(page)).toBe(true)

  await follow(page, '/partner')
  await page.waitForURL(outside)
  expect(await isMarked(page)).toBe(false)
})
