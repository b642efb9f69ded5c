// The table of docs/reliability.md: what the shop promises, what proves it, and what was reached.

const ROW = /^\| \w+ \| .*$/gm
const PROOF = /`([^`]+)`/g
const RUNS = /«([^»]+)»/g
const BENCH = /^scripts\/bench\/(.+)\.mjs$/

/**
 * `{ id, proof, runs, bench }` of each row: test files, names of `testing/run-counts.ts` whose number belongs
 * to the figure, and the bench that measures it in place of tests.
 */
export const promisesIn = document =>
  document.match(ROW).map(line => {
    const [id, , , , lines] = line.slice(2, -2).split(' | ')
    const paths = [...lines.matchAll(PROOF)].map(([, path]) => path)
    const [, bench] = BENCH.exec(paths[0] ?? '') ?? []
    const runs = [...lines.matchAll(RUNS)].map(([, name]) => name)
    return { id, runs, bench, proof: bench === undefined ? paths : [] }
  })

/** The document with what was `reached`, by id; the other rows stay as they are. */
export const withReached = (document, reached) =>
  document.replace(ROW, line => {
    const cells = line.slice(2, -2).split(' | ')
    return `| ${cells.with(3, reached.get(cells[0]) ?? cells[3]).join(' | ')} |`
  })

/** What the tests of one promise reached, in words; `played` are properties with their numbers of runs. */
export function reachedText({ passed, failed }, played, day) {
  const tests = passed + failed
  if (failed > 0) return `broken: ${failed} of ${tests} tests failed (${day})`
  const runs = played.map(({ name, times }) => `${name}: ${times.toLocaleString('en')}`)
  return `${[`held, ${tests} of ${tests} tests`, ...runs].join('; ')} (${day})`
}

/** What a bench reached, in words. */
export const measuredText = ({ isHeld, words }, day) =>
  `${isHeld ? 'held' : 'broken'}: ${words} (${day})`
