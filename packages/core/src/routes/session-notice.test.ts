import { expect, test } from 'vitest'

import { noticeBeside } from './session-notice.ts'

const ENDED = 'Сессия закончилась'

test.each([
  ['catalog', ENDED],
  [undefined, ENDED],
  ['user-signin', ''],
  ['user-profile', '']
] as const)('beside the page %s a guest is told «%s», a member nothing', (route, reported) => {
  expect(noticeBeside(route, { signedIn: false, notice: ENDED })).toBe(reported)
  expect(noticeBeside(route, { signedIn: true, notice: ENDED })).toBe('')
})
