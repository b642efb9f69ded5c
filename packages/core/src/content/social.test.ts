import { expect, test } from 'vitest'

import { socialEntries } from './social.ts'

test('known networks go by their names, others by their code', () => {
  expect(
    socialEntries([
      { href: 'https://vk.example/penal', code: 'vk' },
      { href: 'https://t.example/penal', code: 'telegram' },
      { href: 'https://video.example/penal', code: 'видео' },
      { href: 'https://x.example', code: 'constructor' }
    ])
  ).toEqual([
    { href: 'https://vk.example/penal', code: 'vk', title: 'ВКонтакте' },
    { href: 'https://t.example/penal', code: 'telegram', title: 'Telegram' },
    { href: 'https://video.example/penal', code: 'видео', title: 'видео' },
    { href: 'https://x.example', code: 'constructor', title: 'constructor' }
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//vk.example', '', ' https://vk.example'])(
  '%j is no page of a network',
  href => {
    expect(socialEntries([{ href, code: 'vk' }])).toEqual([])
  }
)
