// The files of a new subject in a room of the core: what travels, state and rule, engine, words, tests.
import { camel, pascal } from './subject-names.mjs'

/** `up`: the way from the subject's folder to the source folder of the core. */
export function subjectInCore(name, { folder, up }) {
  return {
    [`packages/core/src/contracts/${name}.ts`]: contract(name),
    [`${folder}/${name}.ts`]: subject(name, up),
    [`${folder}/${name}.engine.ts`]: engine(name, up),
    [`${folder}/${name}.view.ts`]: view(name),
    [`${folder}/${name}.messages.ts`]: messages(name),
    [`${folder}/${name}.test.ts`]: test(name, up)
  }
}

/** The lines by which the entry of a room, in whose folder the subject lies at `path`, gives it away. */
export const exportsOf = (
  name,
  path
) => `export { ${camel(name)}Messages } from './${path}.messages.ts'
export { type ${pascal(name)}, type ${pascal(name)}Command, ${camel(name)}Subject } from './${path}.ts'
export { ${camel(name)}Words } from './${path}.view.ts'
`

const contract = name => `import * as z from 'zod/mini'

import { endpoint } from '../api/endpoint.ts'

export const get${pascal(name)} = endpoint({
  method: 'GET',
  path: '/${name}/v1',
  response: z.object({ data: z.array(z.number()) })
})
`

const subject = (name, up) => `import { defineSubject } from '${up}/store/by-command.ts'
import { emptyReading, isReading, type Reading, wanting } from '${up}/store/reading.ts'

/** What is known of it, and whether it is asked for; plain JSON. */
export type ${pascal(name)} = Reading<true, readonly number[]>

export type ${pascal(name)}Command = { readonly type: '${name}.read' }

export const ${camel(name)}Subject = /* @__PURE__ */ defineSubject<${pascal(name)}, ${pascal(name)}Command>({
  name: '${name}',
  start: known => ({ ...emptyReading, ...known }),
  commands: { '${name}.read': reading => wanting(reading, true) },
  needsShop: isReading
})
`

const engine = (name, up) => `import type { Ground } from '${up}/engine/ground.ts'
import { type OpenReading, openReading } from '${up}/store/open-reading.ts'
import { type ${pascal(name)}, type ${pascal(name)}Command, ${camel(name)}Subject } from './${name}.ts'
import { get${pascal(name)} } from '${up}/contracts/${name}.ts'

/** Asks the server for what a screen wants. */
export function ${camel(name)}Engine(
  { api, onStop }: Ground,
  start: ${pascal(name)}
): OpenReading<true, readonly number[], ${pascal(name)}Command> {
  const opened = openReading<true, readonly number[], ${pascal(name)}Command>({
    door: { name: '${name}', shapes: { '${name}.read': {} } },
    start,
    after: (reading, command) => ${camel(name)}Subject.after(reading, command, ''),
    read: async (_, signal) => (await api(get${pascal(name)}, {}, signal)).data
  })
  onStop(opened.stop)
  return opened
}
`

const view = name => `import type { ${pascal(name)} } from './${name}.ts'
import { ${camel(name)}Messages as messages } from './${name}.messages.ts'

/** What a screen says of it; \`known\` came with the page. */
export function ${camel(name)}Words(
  { value, failure }: ${pascal(name)},
  known: readonly number[] = []
): string {
  if (failure !== undefined) return failure.message
  const ids = value ?? known
  return ids.length === 0 ? messages.empty : messages.count(ids.length)
}
`

const messages = name => `export const ${camel(name)}Messages = {
  empty: 'Здесь пока пусто',
  count: (count: number) => \`Выбрано: \${count}\`,
  readAgain: 'Прочитать снова'
} as const
`

const test = (name, up) => `import { expect, test } from 'vitest'

import { json } from '${up}/testing/fake-server.ts'
import { createTestStore } from '${up}/testing/test-store.ts'
import { ${camel(name)}Subject } from './${name}.ts'
import { get${pascal(name)} } from '${up}/contracts/${name}.ts'
import { ${camel(name)}Words } from './${name}.view.ts'

async function readFrom(answer: () => unknown) {
  const { store, shop } = createTestStore()
  shop.server.on(get${pascal(name)}, answer)
  store.send(${camel(name)}Subject, { type: '${name}.read' })
  await store.engine()
  await shop.advance(0)
  return ${camel(name)}Words(store.get(${camel(name)}Subject), [7])
}

test('before it is read, what the page brought is told', () => {
  const { store } = createTestStore()

  expect(${camel(name)}Words(store.get(${camel(name)}Subject))).toBe('Здесь пока пусто')
  expect(${camel(name)}Words(store.get(${camel(name)}Subject), [7])).toBe('Выбрано: 1')
})

test('what the server has is told once it is read', async () => {
  expect(await readFrom(() => ({ data: [3, 5] }))).toBe('Выбрано: 2')
})

test('why it could not be read is told in the words of the server', async () => {
  const refuse = () => json(404, { message: 'Такого списка нет' })

  expect(await readFrom(refuse)).toBe('Такого списка нет')
})
`
