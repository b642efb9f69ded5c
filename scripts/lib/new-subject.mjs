// A new subject from the database's side to the screen, in the form of those that are there.
import { placeOf } from './new-page.mjs'
import { subjectInCore } from './subject-in-core.mjs'
import { camel, pascal } from './subject-names.mjs'
import { subjectOnScreen } from './subject-on-screen.mjs'
import { subjectOnServer } from './subject-on-server.mjs'

const CONTRACTS = 'packages/core/src/contracts/index.ts'
const ENGINES = 'packages/core/src/shop/engines.ts'
const HANDLERS = 'examples/server/src/handlers.ts'
const WHOSE = 'examples/server/test/whose-calls.ts'

/**
 * What `npm run new -- subject NAME «Заголовок»` writes: `files` are new, `edits` are the lines by which
 * those that list all subjects, calls and pages know of it.
 */
export function newSubject(name, texts, title) {
  const place = placeOf(name, texts, title)
  return {
    files: { ...subjectInCore(name), ...subjectOnScreen(name, place), ...subjectOnServer(name) },
    edits: {
      [CONTRACTS]: text =>
        `${text}export { get${pascal(name)} } from '../${name}/${name}.contract.ts'\n`,
      [ENGINES]: text => withEngine(text, name),
      [HANDLERS]: text => withHandlers(text, name),
      [WHOSE]: text => before(text, '\n}\n', `,\n  get${pascal(name)}: 'everybody'`),
      ...place.edits
    }
  }
}

const withEngine = (text, name) =>
  before(
    `import { ${camel(name)}Subject } from '../${name}/${name}.ts'\n` +
      `import { ${camel(name)}Engine } from '../${name}/${name}-engine.ts'\n${text}`,
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
