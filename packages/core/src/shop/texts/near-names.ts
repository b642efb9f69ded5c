const SHOWN = 3
const FAR = 4

/** The names a mistyped one may have meant, the nearest first; the same word elsewhere counts too. */
export function nearNames(wrong: string, names: readonly string[]): readonly string[] {
  const word = lastWord(wrong)
  return names
    .map(name => ({ name, steps: lastWord(name) === word ? 0 : steps(wrong, name) }))
    .filter(({ steps }) => steps < FAR)
    .sort((one, other) => one.steps - other.steps)
    .slice(0, SHOWN)
    .map(({ name }) => name)
}

const lastWord = (name: string) => name.slice(name.lastIndexOf('.') + 1)

/** How many letters have to be put in, left out or changed. */
function steps(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [done, letter] of [...from].entries()) {
    row = nextRow(row, done + 1, at => (to[at] === letter ? 0 : 1))
  }
  return row.at(-1) ?? 0
}

function nextRow(above: readonly number[], first: number, change: (at: number) => number) {
  const row = [first]
  for (let at = 0; at + 1 < above.length; at += 1) {
    const [left = 0, corner = 0, over = 0] = [row[at], above[at], above[at + 1]]
    row.push(Math.min(left + 1, over + 1, corner + change(at)))
  }
  return row
}
