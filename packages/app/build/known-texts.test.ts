import { expect, test } from 'vitest'

import { inOnePush, withGroups } from './known-texts.ts'
import type { Groups } from './words.ts'

const groups: Groups = new Map([
  ['basketMessages', { key: 'basket', short: 'e', names: new Map() }],
  ['routeTitles', { key: 'routeTitles', short: 'z', names: new Map() }]
])
const code = `export const OTHER = 5
export const basketMessages = {
  few: 'Мало'
} as const
export const routeTitles: Readonly<Record<RouteName, string>> = {
  home: 'Главная'
}
export const keyboardLayouts = {
  q: 'й'
}
export const routeTitle = (name: RouteName) => routeTitles[name]
`

test.each([
  ['by their names in the catalogue while one develops', false, 'basket', 'routeTitles'],
  ['by short names in a build', true, 'e', 'z']
])('a module of words adds each of its groups, %s', (_, isShort, first, second) => {
  expect(withGroups(code, groups, isShort)).toBe(
    `${code}self.__texts?.push(['${first}', basketMessages])
self.__texts?.push(['${second}', routeTitles])
`
  )
})

test('a file of many modules adds all their groups at once', () => {
  const file = `const a = {};
self.__texts?.push(["e", a]);
const b = {};
self.__texts?.push(["z", b]);
export { b };
`

  expect(inOnePush(file)).toBe(`const a = {};
const b = {};
export { b };

self.__texts?.push(["e", a], ["z", b])
`)
  expect(inOnePush('const a = 1\n')).toBe('const a = 1\n')
})
