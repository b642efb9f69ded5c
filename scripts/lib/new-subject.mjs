// A new subject from the database's side to the screen, in the form of those that are there.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { placeOf } from './new-page.mjs'
import { Refusal } from './script.mjs'
import { exportsOf, subjectInCore } from './subject-in-core.mjs'
import { camel, pascal } from './subject-names.mjs'
import { subjectOnScreen } from './subject-on-screen.mjs'
import { subjectOnServer } from './subject-on-server.mjs'
import { root } from './workspace.mjs'

const SOURCES = 'packages/core/src'
const CONTRACTS = 'packages/core/src/contracts/index.ts'
const ENGINES = 'packages/core/src/shop/engines.ts'
const HANDLERS = 'examples/server/src/handlers.ts'
const WHOSE = 'examples/server/test/whose-calls.ts'

/**
 * What `npm run new -- subject ROOM/NAME «Заголовок»` writes: `files` are new, `edits` are the lines by which
 * those that list all subjects, calls and pages know of it.
 */
export function newSubject(path, texts, title) {
  const { room, name, ...core } = placeInCore(path)
  const place = placeOf(name, texts, title)
  return {
    files: {
      ...subjectInCore(name, core),
      ...subjectOnScreen(name, place, room),
      ...subjectOnServer(name)
    },
    edits: {
      [CONTRACTS]: text => `${text}export { get${pascal(name)} } from './${name}.ts'\n`,
      [`${SOURCES}/${room}/index.ts`]: text => text + exportsOf(name, core.inRoom),
      [ENGINES]: text => withEngine(text, name, `../${room}/${core.inRoom}`),
      [HANDLERS]: text => withHandlers(text, name),
      [WHOSE]: text => before(text, '\n}\n', `,\n  get${pascal(name)}: 'everybody'`),
      ...place.edits
    }
  }
}

/** A room whose subjects have folders gets one more of them. */
function placeInCore(path) {
  const [room, name] = path.split('/')
  const folder = `${SOURCES}/${room}`
  if (name === undefined || !existsSync(join(root, folder))) throw new Refusal(rooms())
  const isFlat = readdirSync(join(root, folder), { withFileTypes: true }).every(at => at.isFile())
  return isFlat
    ? { room, name, folder, up: '..', inRoom: name }
    : { room, name, folder: `${folder}/${name}`, up: '../..', inRoom: `${name}/${name}` }
}

const rooms = () =>
  `A subject lies in a room of the core: ROOM/NAME, where ROOM is one of ${readdirSync(
    join(root, SOURCES),
    { withFileTypes: true }
  )
    .filter(at => at.isDirectory())
    .map(({ name }) => name)
    .join(', ')}.`

const withEngine = (text, name, path) =>
  before(
    `import { ${camel(name)}Subject } from '${path}.ts'\n` +
      `import { ${camel(name)}Engine } from '${path}.engine.ts'\n${text}`,
    '\n]\n\nfunction row',
    `,\n  row(${camel(name)}Subject, ${camel(name)}Engine)`
  )

const withHandlers = (text, name) =>
  before(
    `import { ${camel(name)}Handlers } from './modules/${name}/${name}-handlers.ts'\n${text}`,
    '\n}\n',
    `,\n  ...${camel(name)}Handlers`
  )

/** The text with another one before the last place of these signs. */
function before(text, signs, added) {
  const place = text.lastIndexOf(signs)
  if (place < 0) throw new Error(`There is no ${JSON.stringify(signs)} to write «${added}» before`)
  return text.slice(0, place) + added + text.slice(place)
}
