/** The end of an error about a name that there is not. */
export function among(given: string, names: readonly string[]): string {
  const near = nearName(given, names)
  return `among ${names.join(', ')}${near === undefined ? '' : `; is it ${near}?`}`
}

/** Refuses a member that is named nearly as one of these: of a misspelt one nobody would hear. */
export function needKnownNames(given: object, argument: string, names: readonly string[]): void {
  for (const name of Object.keys(given)) {
    const near = names.includes(name) ? undefined : nearName(name, names)
    if (near !== undefined) throw new TypeError(`${argument}: ${name} is unknown; is it ${near}?`)
  }
}

/** The name that was meant: of a misspelt one a letter or two are wrong. */
export const nearName = (given: string, names: readonly string[]): string | undefined =>
  names.find(name => isNear(given, name, 1)) ?? names.find(name => isNear(given, name, 2))

/** Whether so many letters more, less or other ones make the same word. */
function isNear(given: string, name: string, letters: number): boolean {
  let at = 0
  while (at < given.length && given[at] === name[at]) at += 1
  const [left, right] = [given.slice(at), name.slice(at)]
  if (left === '' || right === '') return left.length + right.length <= letters
  const isNext = (less: number, more: number) =>
    isNear(left.slice(less), right.slice(more), letters - 1)
  return letters > 0 && (isNext(1, 1) || isNext(1, 0) || isNext(0, 1))
}

const LONGEST = 60

/** What was given, as an error tells of it: `5`, `"dva"`, `["adress"]`, `a function`. */
export function told(given: unknown): string {
  if (typeof given === 'function') return 'a function'
  if (typeof given !== 'string' && typeof given !== 'object') return String(given)
  const text = written(given)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function written(given: unknown): string {
  try {
    return JSON.stringify(given) ?? String(given)
  } catch {
    // It leads back to itself, or holds what JSON has not.
    return Array.isArray(given) ? 'a list' : 'an object'
  }
}
