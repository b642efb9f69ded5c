// The files of a new subject of the core: state, rule, words, view, door.

/** What `npm run new -- subject NAME` writes. */
export const newSubject = name => ({
  files: {
    [`packages/core/src/${name}/${name}.ts`]: subject(name),
    [`packages/core/src/${name}/${name}.view.ts`]: view(name),
    [`packages/core/src/${name}/${name}.messages.ts`]: messages(name),
    [`packages/core/src/${name}/${name}.test.ts`]: test(name),
    [`packages/core/src/${name}/index.ts`]: door(name)
  },
  edits: {}
})

/** `price-alerts` → `priceAlerts`. */
const camel = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const pascal = name => camel(name).replace(/^\w/, letter => letter.toUpperCase())

const subject = name => `import type { Subject } from '../store/subject.ts'

/** Plain JSON. */
export interface ${pascal(name)} {
  readonly ids: readonly number[]
}

export type ${pascal(name)}Command = { readonly type: '${name}.turn'; readonly id: number }

/** A second turn takes back the first. */
export const ${camel(name)}Subject: Subject<${pascal(name)}, ${pascal(name)}Command> = {
  name: '${name}',
  start: known => ({ ids: [], ...known }),
  after: ({ ids }, { id }) => ({
    ids: ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id]
  })
}
`

const view = name => `import type { ${pascal(name)} } from './${name}.ts'
import { ${camel(name)}Messages as messages } from './${name}.messages.ts'

/** What a screen says of it. */
export const ${camel(name)}Words = ({ ids }: ${pascal(name)}): string =>
  ids.length === 0 ? messages.empty : messages.count(ids.length)
`

const messages = name => `/** Texts of this subject. */
export const ${camel(name)}Messages = {
  empty: 'Здесь пока пусто',
  count: (count: number) => \`Выбрано: \${count}\`
} as const
`

const test = name => `import { expect, test } from 'vitest'

import { ${camel(name)}Subject } from './${name}.ts'
import { ${camel(name)}Words } from './${name}.view.ts'

const { start, after } = ${camel(name)}Subject
const turn = { type: '${name}.turn', id: 7 } as const

test('nothing is chosen at the start', () => {
  expect(${camel(name)}Words(start())).toBe('Здесь пока пусто')
})

test('a turn chooses, a second one takes it back', () => {
  const chosen = after(start(), turn, '1')

  expect(${camel(name)}Words(chosen)).toBe('Выбрано: 1')
  expect(after(chosen, turn, '2')).toEqual(start())
})
`

const door =
  name => `export { type ${pascal(name)}, type ${pascal(name)}Command, ${camel(name)}Subject } from './${name}.ts'
export { ${camel(name)}Words } from './${name}.view.ts'
`
