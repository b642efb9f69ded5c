// How long a front is, and how much of it is glue: what only ties the packages to its framework.
import { pathsIn, read } from './sources.mjs'

const SOURCE = /\.(tsx?|mjs|js|css|svelte|html)$/
/** Tests, and what a tool writes. */
const LEFT_OUT = /\/(test|build|node_modules)\/|vitest\.config\.ts$|\.d\.ts$/
/** Stand in comments of their own around reading a request, store and providers, session, engine. */
const BEGINNING = /^\s*(\/\/|\/\*|\{\/\*|<!--) glue\b/
const END = /^\s*(\/\/|\/\*|\{\/\*|<!--) end of glue\b/
const COLUMNS = 100

/** All lines of the sources of a front, with the markers; `long` names lines of more than 100 columns. */
export function frontLines(root, folder) {
  const files = pathsIn(root, folder)
    .filter(path => SOURCE.test(path) && !LEFT_OUT.test(path))
    .map(path => ({ path, lines: read(root, path).replace(/\n$/, '').split('\n') }))
  const lines = files.reduce((sum, file) => sum + file.lines.length, 0)
  const glue = files.reduce((sum, file) => sum + glueIn(file), 0)
  return {
    lines,
    glue,
    share: glue / lines,
    long: files.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (line.length > COLUMNS ? [`${path}:${at + 1}`] : []))
    )
  }
}

/** A styles import or a file that is wholly glue is marked like any other. */
function glueIn({ path, lines }) {
  let isGlue = false
  let count = 0
  for (const line of lines) {
    if (BEGINNING.test(line)) {
      if (isGlue) throw new Error(`${path}: glue begins inside of glue`)
      isGlue = true
    } else if (END.test(line)) isGlue = false
    else if (isGlue && line.trim() !== '') count += 1
  }
  if (isGlue) throw new Error(`${path}: glue has no end`)
  return count
}
