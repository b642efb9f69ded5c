import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShopFile } from '@vitrina/core/shop-file'
import { formatDay } from '@vitrina/core/values'
import { afterEach, expect, test } from 'vitest'

import { readSettings } from './settings.ts'
import { startTestStorefront, type TestStorefront } from './testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const callback = {
  ...{ id: 'callback', typeId: 'feedback', title: 'Звонок', description: '' },
  ...{ submitText: 'Отправить', consentText: 'Согласен' },
  fields: [
    {
      ...{ code: 'name', type: 'fullName', label: 'ФИО', placeholder: '', hint: '' },
      ...{ isRequired: true, requiredFor: [], autocomplete: '', maxLength: null },
      ...{ min: null, max: null, options: [], targetCode: '', maxFiles: 0 }
    }
  ]
}

const received: Readonly<Record<string, unknown>>[] = []

async function open(file = '{}') {
  const storefront = await startTestStorefront({
    shop: readShopFile(file),
    answer: ({ method, path, headers }) => {
      received.push(headers)
      if (path === '/forms/v1/params/callback') return { body: callback }
      return method === 'POST' && path === '/forms/v1' ? { body: { message: 'Ждём' } } : undefined
    }
  })
  running.push(storefront)
  return storefront
}

async function stateOf({ fetch }: TestStorefront) {
  const html = await (await fetch('/about')).text()
  return JSON.parse(
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  )
}

test('a page carries no setting of a shop that changes none', async () => {
  const { shop, pages } = await stateOf(await open())

  expect([shop.settings, pages]).toEqual([undefined, undefined])
})

test('a page carries the settings that its shop file changes, and the names of pages', async () => {
  const pages = { compare: { path: '/sravnenie', title: 'Сравнение' } }
  const fullName = { minWords: 3 }

  const state = await stateOf(await open(JSON.stringify({ fullName, pages })))

  expect(state.shop.settings).toEqual({ fullName })
  expect(state.pages).toEqual(pages)
})

test.each([
  ['{}', 303],
  ['{"fullName":{"minWords":3}}', 422]
])(
  'with the shop file %s a name of two words in a form without script is answered %i',
  async (file, status) => {
    const storefront = await open(file)
    const body = new URLSearchParams({ form: 'callback', name: 'Соколова Анна', accept: 'on' })

    const answer = await storefront.fetch('/user/recall', { method: 'POST', body })

    expect(answer.status).toBe(status)
  }
)

test('the forms of a page may lead to the hosts of banks that the shop file names', async () => {
  const formAction = async (file?: string) => {
    const { headers } = await (await open(file)).fetch('/about')
    return /form-action [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0]
  }

  expect(await formAction()).toBe("form-action 'self'")
  expect(await formAction('{"paymentHosts":["pay.example","127.0.0.1:4500"]}')).toBe(
    "form-action 'self' pay.example 127.0.0.1:4500"
  )
})

test('calls have the names of headers that the shop file gives, and addresses those of tokens', async () => {
  const names = { headerNames: { siteId: 'x-site' }, tokenParams: { authToken: ['access'] } }
  const { fetch } = await open(JSON.stringify(names))
  received.length = 0

  const { headers } = await fetch('/about?access=a.b.c')

  expect(headers.get('location')).toBe('/about')
  expect(headers.getSetCookie().join()).toContain('auth_tokenpenal=a.b.c')
  expect(received[0]).toMatchObject({ 'x-site': '1' })
})

test('dates are written in the time zone of the shop file', async () => {
  await open('{"timeZone":"Asia/Yekaterinburg"}')
  const shown = formatDay(Date.UTC(2026, 7, 31, 20, 30))
  await open()

  expect([shown, formatDay(Date.UTC(2026, 7, 31, 20, 30))]).toEqual(['1 сентября', '31 августа'])
})

test('the start takes the shop file, and refuses a wrong one by the name of its field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-shop-file-'))
  const path = join(folder, 'shop.json')
  const start = (text: string) => {
    writeFileSync(path, text)
    return readSettings({ SHOP_FILE: path }).shop
  }

  expect(start('{"allowAdminEmail":true}').allowAdminEmail).toBe(true)
  expect(() => start('{"phoneLenghts":{}}')).toThrow(
    `SHOP_FILE=${path}: поле phoneLenghts: такого поля нет, может быть, phoneLengths?`
  )
  rmSync(folder, { recursive: true })
  expect(() => start('{}')).toThrow(/ENOENT/)
})
