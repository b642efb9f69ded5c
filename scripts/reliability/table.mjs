// docs/reliability.md: read, and written with what was reached now.

const HEAD = `# Reliability

Written by \`npm run reliability\`, which runs the tests of each promise as the deep command does and
fills in what they reached; \`npm run reliability -- R13 O2\` measures these alone and leaves the
other rows as they were. «held» is told only where every test passed. What a test asserts exactly
(«1 refresh», «0 lost») is the figure to reach; numbers of runs come from \`testing/runs.ts\`.

| | promise | figure to reach | figure reached | command |
|---|---|---|---|---|
`

const NOT_MEASURED = 'not measured yet'

/** The whole document; `reached` by id, what is missing there is kept from the one `before`. */
export function tableText(promises, reached, before = '') {
  const known = new Map(
    before.split('\n').map(line => {
      const cells = line.split(' | ')
      return [cells[0]?.replace('| ', ''), cells[3]]
    })
  )
  const rows = promises.map(row => {
    const figure = reached.get(row.id) ?? known.get(row.id) ?? NOT_MEASURED
    const told = row.why === undefined ? figure : `not measured: ${row.why}`
    return `| ${[row.id, row.promise, row.figure, told, commandOf(row)].join(' | ')} |`
  })
  return `${HEAD}${rows.join('\n')}\n`
}

/** What the tests of one promise reached, in words. */
export function reachedText({ passed, failed }, runs, day) {
  const tests = passed + failed
  if (failed > 0) return `broken: ${failed} of ${tests} tests failed (${day})`
  if (tests === 0) return NOT_MEASURED
  const played = runs.map(({ name, times }) => `${name}: ${times.toLocaleString('en')}`)
  return [`held, ${tests} of ${tests} tests`, ...played].join('; ').concat(` (${day})`)
}

/** What a bench reached, in words. */
export const measuredText = ({ isHeld, words }, day) =>
  `${isHeld ? 'held' : 'broken'}: ${words} (${day})`

const commandOf = ({ id, why }) => (why === undefined ? `\`npm run reliability -- ${id}\`` : '')
