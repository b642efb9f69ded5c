import { expect, test } from 'vitest'

import { deviceView } from './device.view.ts'

const titled = (userAgent: string) =>
  deviceView({
    ...{ id: 'd-1', userAgent, isCurrent: true },
    ...{ signedInAt: '2026-11-01T09:00:00.000Z', usedAt: '2026-11-22T18:05:00.000Z' }
  })

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 YaBrowser/25.10 Safari/537.36',
    'Яндекс Браузер, Windows'
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari, iPhone'
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
    'Chrome, Linux'
  ],
  ['', 'Неизвестный браузер']
])('«%s» is %s', (userAgent, title) => {
  expect(titled(userAgent).title).toBe(title)
})

test('a device tells when it was used last and since when it is signed in', () => {
  expect(titled('')).toMatchObject({
    used: 'Последний раз 22 ноября 2026, 21:05',
    signedIn: 'Вход 1 ноября 2026'
  })
})
