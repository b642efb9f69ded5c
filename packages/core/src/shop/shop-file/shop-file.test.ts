import { expect, test } from 'vitest'

import { shopConfig } from '../../platform/config.ts'
import { defaultRuleSets } from '../../platform/rule-sets.ts'
import { realLengths } from '../../values/phone/real-lengths.ts'
import { browserSettings, defaultShopSettings, readShopFile } from './read-shop-file.ts'

const faults = (file: unknown): readonly string[] => {
  try {
    readShopFile(JSON.stringify(file))
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('; ещё ') : []
  }
}

test('an empty file is the shop without a file', () => {
  expect(readShopFile('{}')).toEqual(defaultShopSettings)
  expect(defaultShopSettings).toMatchObject({
    phoneLengths: realLengths,
    ruleSets: defaultRuleSets,
    fullName: {},
    allowAdminEmail: false,
    pages: {}
  })
})

test('a field replaces its default, and a member of a group only its own', () => {
  const phoneLengths = { RU: { min: 11, max: 12 } }
  const settings = readShopFile(
    JSON.stringify({ $schema: './x.json', phoneLengths, ruleSets: { roles: { guest: ['phone'] } } })
  )

  expect(settings).toEqual({
    ...defaultShopSettings,
    phoneLengths,
    ruleSets: { ...defaultRuleSets, roles: { ...defaultRuleSets.roles, guest: ['phone'] } }
  })
})

test.each<[unknown, readonly string[]]>([
  [{ phoneLenghts: {} }, ['поле phoneLenghts: такого поля нет, может быть, phoneLengths?']],
  [
    { ruleSets: { roles: { gest: [] } } },
    ['поле ruleSets.roles.gest: такого поля нет, может быть, guest?']
  ],
  [{ allowAdminEmail: 'да' }, ['поле allowAdminEmail: нужно true или false']],
  [{ phoneLengths: { UZ: { min: 12 } } }, ['поле phoneLengths.UZ.max: нужно целое число']],
  [
    { phoneLengths: { UZ: { min: 12, max: 11 } } },
    ['поле phoneLengths.UZ: min не может быть больше max']
  ],
  [
    { ruleSets: { defaultAddress: ['haus'] } },
    [
      'поле ruleSets.defaultAddress.0: нужно одно из: address, postalCode, region, city, street, house'
    ]
  ],
  [{ fullName: { pattern: '[' } }, ['поле fullName.pattern: нужно регулярное выражение']],
  [{ fullName: { minWords: 0 } }, ['поле fullName.minWords: нужно число не меньше 1']],
  [
    { paymentHosts: ['https://bank.example'] },
    ['поле paymentHosts.0: нужен узел без https:// и пути, например securepay.example.ru']
  ],
  [
    { routeRules: [{ from: '/old', redirect: 'javascript:alert(1)' }] },
    ['поле routeRules.0.redirect: нужен путь магазина или адрес с http(s)://']
  ],
  [{ timeZone: 'Moscow' }, ['поле timeZone: нужен часовой пояс, например Asia/Yekaterinburg']],
  [{ rawListLimit: 0 }, ['поле rawListLimit: нужно число не меньше 1']],
  [
    { guardedRoutes: { add: ['createOrdr'] } },
    [
      'поле guardedRoutes.add.0: нужен вызов API, например createOrder или POST /orders/v1, может быть, createOrder?'
    ]
  ],
  [
    { pages: { compar: { title: 'Сравнение' } } },
    ['поле pages.compar: такого поля нет, может быть, compare?']
  ],
  [
    { pages: { compare: { path: 'sravnenie' } } },
    ['поле pages.compare.path: нужен адрес вида /sravnenie, не занятый самой витриной']
  ],
  [
    { pages: { compare: { path: '/api/compare' } } },
    ['поле pages.compare.path: нужен адрес вида /sravnenie, не занятый самой витриной']
  ],
  [
    { pages: { compare: { path: '/cart' } } },
    ['поле pages.compare.path: такой адрес уже у страницы cart']
  ],
  [
    { pages: { brand: { path: '/marka/{name}' } } },
    ['поле pages.brand.path: в адресе должны остаться {code}']
  ],
  [
    { pages: { compare: { path: '/sravnenie/{code}' } } },
    ['поле pages.compare.path: в адресе этой страницы нет частей в фигурных скобках']
  ],
  [
    { fullNme: {}, allowAdminEmail: 1 },
    [
      'поле allowAdminEmail: нужно true или false',
      'поле fullNme: такого поля нет, может быть, fullName?'
    ]
  ],
  [[], ['поле весь файл: нужен объект: имена и значения в фигурных скобках']]
])('of the file %j the owner reads %j', (file, lines) => {
  expect(faults(file)).toEqual(lines)
})

test('guarded calls are named by id, by path, or by method and path', () => {
  const guardedRoutes = { add: ['login', '/basket/v1'], remove: ['POST /orders/v1'] }
  const { add, remove } = readShopFile(JSON.stringify({ guardedRoutes })).guardedRoutes

  expect(add).toEqual([
    'POST /users/v1/login',
    'DELETE /basket/v1',
    'GET /basket/v1',
    'PATCH /basket/v1'
  ])
  expect(remove).toEqual(['POST /orders/v1'])
})

test('a text that is no JSON is refused with the reason', () => {
  expect(() => readShopFile('{"pages":')).toThrow(/^это не JSON \(.+\)$/)
})

test('the browser is sent only what differs from the defaults, in the form that the shop takes', () => {
  const settings = readShopFile('{"allowAdminEmail":true,"fullName":{"minWords":3}}')

  expect(defaultShopSettings.timeZone).toBe(shopConfig().timeZone)
  expect(browserSettings(defaultShopSettings)).toEqual({})
  expect(browserSettings(settings)).toEqual({ allowAdminEmail: true, fullName: { minWords: 3 } })
  expect(shopConfig(browserSettings(settings))).toMatchObject({ fullName: { minWords: 3 } })
})

test('whatever the file may send to the browser is a setting that the shop takes', () => {
  const file = {
    phoneLengths: {},
    ruleSets: { defaultAddress: [] },
    fullName: { minWords: 3 },
    ...{ allowAdminEmail: true, birthDateRequired: true, checkDigits: true },
    paymentHosts: ['bank.example'],
    headerNames: { siteId: 'x-site' },
    guardedRoutes: { add: ['login'] },
    suggestSegment: 'dadata',
    paths: { '/basket/v1': '/cart/v2' },
    timeZone: 'Asia/Yekaterinburg',
    revokePath: '/auth/v2/end',
    socketTokenParam: 'access'
  }
  const sent = browserSettings(readShopFile(JSON.stringify(file)))

  expect(Object.keys(sent)).toEqual(expect.arrayContaining(Object.keys(file)))
  expect(shopConfig(sent)).toMatchObject(sent)
})
