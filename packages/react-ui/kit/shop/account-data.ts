import {
  countNotifications,
  createShippingAddress,
  deleteShippingAddress,
  endDevice,
  getBonusBalance,
  getPartProfile,
  listDevices,
  listKeptBaskets,
  listNotifications,
  listPasskeys,
  listShippingAddresses,
  removeKeptBasket,
  removePasskey,
  sendVerification,
  suggestCities,
  updateShippingAddress,
  verifyContact,
  viewKeptBasket
} from '@vitrina/core/contracts'
import type { ShippingAddress } from '@vitrina/core/entities'
import { type FakeServer, fixtures } from '@vitrina/core/testing'

import { pictureOf } from './goods-pictures.ts'

type Endpoint = Parameters<FakeServer['on']>[0]

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 YaBrowser/24.10'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1'

const devices = [
  fixtures.device({
    ...{ id: 'd-1', userAgent: WINDOWS, isCurrent: true },
    ...{ signedInAt: '2026-11-02T09:12:00.000Z', usedAt: '2026-11-21T10:00:00.000Z' }
  }),
  fixtures.device({
    ...{ id: 'd-2', userAgent: PHONE, isCurrent: false },
    ...{ signedInAt: '2026-10-14T17:40:00.000Z', usedAt: '2026-11-20T18:25:00.000Z' }
  })
]

const passkeys = [
  fixtures.passkey({
    ...{ id: 'k-1', userAgent: WINDOWS, createdAt: '2026-11-02T09:15:00.000Z' },
    usedAt: '2026-11-21T10:00:00.000Z'
  }),
  fixtures.passkey({
    ...{ id: 'k-2', userAgent: PHONE, createdAt: '2026-11-20T18:26:00.000Z', usedAt: null }
  })
]

const keptBaskets = [
  fixtures.keptBasket({
    ...{ id: 'b-1', name: 'К школе для Веры', keptAt: '2026-11-18T15:20:00.000Z' },
    ...{ count: 3, lines: 2 },
    items: [
      { groupId: 201, title: 'Рюкзак «Комета», синий', image: pictureOf(2) },
      { groupId: 301, title: 'Пенал «Космос», синий', image: pictureOf(3) }
    ]
  })
]

const keptLine = (groupId: number, title: string, price: number) => ({
  ...{ groupId, setId: null, title, price },
  ...{ count: 1, stock: 5, paidPrice: price }
})

const home = fixtures.shippingAddress({
  ...{ id: 'a-1', title: 'Дом', zip: '300041', isDefault: true, coord: [54.19, 37.61] },
  address: {
    ...{ country: 'Россия', region: 'Тульская область', city: 'Тула', settlement: '' },
    ...{ street: 'улица Советская', house: '12', flat: '45' },
    value: 'г Тула, ул Советская, д 12'
  }
})
const addresses = [
  home,
  {
    ...{ ...home, id: 'a-2', title: 'Школа', isDefault: false, contactPerson: 'Соколова Анна' },
    address: {
      ...{ ...home.address, street: 'проспект Ленина', house: '7', flat: '' },
      value: 'г Тула, пр-кт Ленина, д 7'
    }
  }
]

const notifications = [
  {
    ...{ id: 'n-1', typeCode: 'order', title: 'Заказ П-1042 в пути', isRead: false },
    ...{ body: 'Привезём в пункт выдачи 24 ноября.', createdAt: '2026-11-21T08:30:00.000Z' }
  },
  {
    ...{ id: 'n-2', typeCode: 'bonus', title: 'Начислено 180 бонусов', isRead: false },
    ...{ body: 'За заказ П-1017.', createdAt: '2026-11-20T12:00:00.000Z' }
  },
  {
    ...{ id: 'n-3', typeCode: 'review', title: 'Отзыв опубликован', isRead: true },
    ...{ body: 'Спасибо, он помогает выбирать.', createdAt: '2026-11-12T16:45:00.000Z' }
  }
]

/** A list from which rows are taken away by their ids. */
function serveRows(
  { on }: FakeServer,
  rows: readonly { readonly id: string }[],
  list: Endpoint,
  remove: Endpoint
): void {
  let left = rows
  on(list, () => ({ data: left }))
  on(remove, ({ body }) => {
    left = left.filter(({ id }) => id !== Object(body).id)
    return { data: left }
  })
}

/** Addresses that are added, changed and removed, the usual one first. */
function serveAddresses({ on }: FakeServer): void {
  let saved: readonly ShippingAddress[] = addresses
  const keep = (next: readonly ShippingAddress[], id: string) => {
    saved = next.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
    return { id, data: saved }
  }
  const change = (changed: ShippingAddress) => {
    const others = saved.filter(({ id }) => id !== changed.id)
    const usual = others.map(other => ({ ...other, isDefault: false }))
    return keep([...(changed.isDefault ? usual : others), changed], changed.id)
  }
  on(listShippingAddresses, () => ({ data: saved }))
  on(createShippingAddress, ({ body }) => change({ ...Object(body), id: `a-${Date.now()}` }))
  on(updateShippingAddress, ({ body }) => change(Object(body)))
  on(deleteShippingAddress, ({ body }) =>
    keep(
      saved.filter(({ id }) => id !== Object(body).id),
      Object(body).id
    )
  )
}

/** Codes that prove an e-mail or a phone: any is right. */
export function serveCodes({ on }: FakeServer): void {
  on(sendVerification, () => ({
    ...{ message: 'Код отправлен', length: 4 },
    ...{ expiresInSeconds: 600, resendInSeconds: 60 }
  }))
  on(verifyContact, () => ({ message: 'Подтверждено', verified: true }))
}

/** Towns that begin with what is typed. */
export function serveTowns({ on }: FakeServer): void {
  on(suggestCities, ({ url }) => {
    const typed = (url.searchParams.get('text') ?? '').toLowerCase()
    const towns = ['Тула', 'Тверь', 'Томск', 'Тюмень', 'Москва', 'Мурманск']
    const found = towns.filter(town => town.toLowerCase().startsWith(typed))
    return { data: found.map(townOption) }
  })
}

const townOption = (city: string) => {
  const option = fixtures.suggestionOption({ value: `г ${city}` })
  return {
    ...option,
    address: { ...option.address, city, settlement: '', region: '', street: '', house: '' }
  }
}

const meta = { page: 1, limit: 20, total: 3, pages: 1 }

/** What a member has beside orders. */
export function serveAccount(server: FakeServer): void {
  const { on } = server
  serveRows(server, devices, listDevices, endDevice)
  serveRows(server, passkeys, listPasskeys, removePasskey)
  serveRows(server, keptBaskets, listKeptBaskets, removeKeptBasket)
  serveAddresses(server)
  serveCodes(server)
  serveTowns(server)
  on(viewKeptBasket, () => ({
    data: [
      keptLine(201, 'Рюкзак «Комета», синий', 3600),
      keptLine(301, 'Пенал «Космос», синий', 690)
    ]
  }))
  on(listNotifications, () => ({ data: notifications, meta }))
  on(countNotifications, () => ({
    all: notifications.length,
    unread: notifications.filter(({ isRead }) => !isRead).length
  }))
  on(getPartProfile, () =>
    fixtures.partProfile({ emailVerified: true, phoneVerified: false, missingFields: [] })
  )
  on(getBonusBalance, () => ({ userType: 'user', value: 320, bonusLog, meta }))
}

const change = (id: number, kind: string, title: string, value: number, at: string) => ({
  ...{ id, kind, title, value, at },
  ...{ orderId: null, orderNumber: null }
})

const bonusLog = [
  change(3, 'accrued', 'За заказ П-1017', 180, '2026-11-20T12:00:00.000Z'),
  change(2, 'spent', 'Оплата заказа П-1017', -140, '2026-11-17T09:00:00.000Z'),
  change(1, 'accrued', 'За отзыв', 50, '2026-11-12T16:45:00.000Z')
]
