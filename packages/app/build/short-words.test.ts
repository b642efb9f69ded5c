import { expect, test } from 'vitest'

import { shortName } from '../src/platform/short-names.ts'
import { withShortNames } from './short-words.ts'
import { type Groups, readGroups } from './words.ts'

const groups: Groups = new Map([
  [
    'basketMessages',
    {
      key: 'basket',
      short: 'e',
      names: new Map([
        ['few', 'a'],
        ['many', 'b']
      ])
    }
  ],
  ['shareMessages', { key: 'share', short: 'q', names: new Map([['vk', 'vk']]) }]
])
const short = (code: string) => withShortNames(code, 'part.tsx', groups)

test.each([
  [
    'where they are written',
    "export const basketMessages = { few: 'Мало', many: (n: number) => n } as const",
    "export const basketMessages = { a: 'Мало', b: (n: number) => n } as const"
  ],
  [
    'where they are read',
    "import { basketMessages as words } from 'x'\nexport const say = () => <b title={words.few}>{words.many(1)}</b>",
    "import { basketMessages as words } from 'x'\nexport const say = () => <b title={words.a}>{words.b(1)}</b>"
  ],
  [
    'where they are taken out of their group',
    "import { basketMessages } from 'x'\nconst { few, many: all } = basketMessages",
    "import { basketMessages } from 'x'\nconst { a: few, b: all } = basketMessages"
  ],
  [
    'but not in types, in other objects, and in groups that are asked by a code',
    "import { basketMessages, shareMessages } from 'x'\ntype Key = keyof typeof basketMessages\nconst few = { few: row.few, share: shareMessages[code] }",
    "import { basketMessages, shareMessages } from 'x'\ntype Key = keyof typeof basketMessages\nconst few = { few: row.few, share: shareMessages[code] }"
  ]
])('texts have short names %s', (_, code, built) => {
  expect(short(code)).toBe(built)
})

test.each([
  ['asked by a code', 'words[code]', 'words is read otherwise than by the names of its texts'],
  ['handed on whole', 'show(words)', 'words is read otherwise than by the names of its texts'],
  ['asked for a text that it has not', 'words.most', 'There is no text most']
])('a group with short names that is %s ends the build', (_, reading, message) => {
  const code = `import { basketMessages as words } from 'x'\nexport const said = () => ${reading}`

  expect(() => short(code)).toThrow(`part.tsx: ${message}`)
})

test('every text of the shop has one name of its own in its group', () => {
  const all = readGroups()

  expect(new Set([...all.values()].map(group => group.short)).size).toBe(all.size)
  for (const { names } of all.values()) {
    expect(names.size).toBeGreaterThan(0)
    expect(new Set(names.values()).size).toBe(names.size)
  }
})

test('short names go on after the last letter', () => {
  expect([0, 25, 26, 51, 52, 104].map(shortName)).toEqual(['a', 'z', 'A', 'Z', 'aa', 'ba'])
})
