import { expect, test } from 'vitest'

import { cookieNames } from '../platform/keys.ts'
import { isVersionNews, newestVersion, type VersionEntry, versionVerdict } from './version-check.ts'

const entry = (timeline: string | number, breakingChange = false): VersionEntry => ({
  timeline,
  breakingChange
})

test.each([
  ['there is no entry', '2026-01-01', 'a', undefined, 'nothing'],
  ['nothing was stored yet', undefined, undefined, entry('2026-02-01', true), 'store'],
  ['the stored one is no time', 'позавчера', 'a', entry('2026-02-01', true), 'store'],
  [
    'the stored one is older and the code another',
    '2026-01-01',
    'a',
    entry('2026-02-01'),
    'reload'
  ],
  ['that is a breaking change', '2026-01-01', 'a', entry('2026-02-01', true), 'ask'],
  ['the code is the same', '2026-01-01', 'b', entry('2026-02-01', true), 'store'],
  ['the entry is known', '2026-02-01', 'b', entry('2026-02-01', true), 'nothing'],
  ['the entry is known and the code is newer', '2026-02-01', 'a', entry('2026-02-01'), 'store'],
  ['the server went back', '2026-03-01', 'a', entry('2026-02-01', true), 'nothing'],
  ['times are numbers', '999', 'a', entry(1000), 'reload']
] as const)('%s', (_, timeline, version, newest, verdict) => {
  expect(versionVerdict({ timeline, version }, newest, 'b')).toBe(verdict)
})

test.each([
  ['a first visit only remembers its version', {}, false],
  [
    'the version of the last visit asks for nothing',
    { timeline: '2026-02-01', version: 'b' },
    false
  ],
  [
    'a newer version met by other code is the business of a shop',
    { timeline: '2026-01-01', version: 'a' },
    true
  ]
])('%s', (_, { timeline, version }: { timeline?: string; version?: string }, isNews) => {
  const cookies = new Map([
    [cookieNames.appTimeline, timeline],
    [cookieNames.appVersion, version]
  ])

  expect(isVersionNews(cookies, [entry('2026-02-01')], 'b')).toBe(isNews)
})

test('the newest entry is the one with the latest time, wherever it stands', () => {
  const newest = entry('2026-03-01')

  expect(newestVersion([entry('2026-01-01'), newest, entry('нет'), entry('2026-02-01')])).toBe(
    newest
  )
  expect(newestVersion([entry('')])).toBeUndefined()
  expect(newestVersion([])).toBeUndefined()
})
