import { expect, test } from 'vitest'

import { withGroups, wordsFirst } from './known-texts.ts'
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

test('the words of a file stand together before all else, and are added at once', () => {
  const file = `import { n } from './n.js';
//#region basket
var basketMessages = {
	a: 'Мало',
	b: { c: (count) => n(count) }
};
self.__texts?.push(["e", basketMessages]);
const read = () => basketMessages.a;
var routeTitles = { home: 'Главная' };
self.__texts?.push(["z", routeTitles]);
export { read };
`

  expect(wordsFirst(file)).toBe(`var basketMessages = {
	a: 'Мало',
	b: { c: (count) => n(count) }
};
var routeTitles = { home: 'Главная' };
self.__texts?.push(["e", basketMessages], ["z", routeTitles])
import { n } from './n.js';
//#region basket
const read = () => basketMessages.a;
export { read };
`)
  expect(wordsFirst('const a = 1\n')).toBe('const a = 1\n')
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: what stands here is code of a file.
test('words that are made with a later value of their file stop the build', () => {
  const words = (made: string) => `const LINES = format(2000);
var basketMessages = {
	a: ${made},
};
self.__texts?.push(["e", basketMessages]);
`

  expect(() => wordsFirst(words('`До ${LINES} строк`'))).toThrow(
    'LINES is not there yet where words are made with it: ${LINES}'
  )
  expect(() => wordsFirst(words('LINES'))).toThrow(
    'LINES is not there yet where words are made with it: a: LINES,'
  )
  expect(() => wordsFirst(words('[1, LINES]'))).toThrow('LINES is not there yet')
  expect(wordsFirst(words('"LINES"'))).toContain('"LINES"')
  expect(wordsFirst(words('(count) => `${count} из ${LINES}`'))).toContain('из ${LINES}')
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above.
