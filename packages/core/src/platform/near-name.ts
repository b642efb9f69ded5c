/** The end of an error about a name that there is not. */
export function among(input: string, names: readonly string[]): string {
  const near = nearName(input, names)
  return `among ${names.join(', ')}${near === undefined ? '' : `; is it ${near}?`}`
}

/** Refuses a member that is named nearly as one of these: of a misspelt one nobody would hear. */
export function needNames(input: object, argument: string, names: readonly string[]): void {
  for (const name of Object.keys(input)) {
    const near = names.includes(name) ? undefined : nearName(name, names)
    if (near !== undefined) throw new TypeError(`${argument}: ${name} is unknown; is it ${near}?`)
  }
}

/** Refuses a member of any other name than these. */
export function needKnown(input: object, argument: string, names: readonly string[]): void {
  const stray = Object.keys(input).find(name => !names.includes(name))
  if (stray !== undefined)
    throw new TypeError(`${argument}: ${stray} is unknown ${among(stray, names)}`)
}

/** Refuses a word that is none of these. */
export function needOneOf(word: unknown, argument: string, words: readonly string[]): void {
  if (typeof word === 'string' && words.includes(word)) return
  const known = among(String(word), words)
  throw new TypeError(`${argument}: ${reported(word)} is unknown ${known}`)
}

/** The name that was meant: of a misspelt one a letter or two are wrong. */
export const nearName = (input: string, names: readonly string[]): string | undefined =>
  names.find(name => isNear(input, name, 1)) ?? names.find(name => isNear(input, name, 2))

/** Whether so many letters more, less or other ones make the same word. */
function isNear(input: string, name: string, letters: number): boolean {
  let at = 0
  while (at < input.length && input[at] === name[at]) at += 1
  const [left, right] = [input.slice(at), name.slice(at)]
  if (left === '' || right === '') return left.length + right.length <= letters
  const isNext = (less: number, more: number) =>
    isNear(left.slice(less), right.slice(more), letters - 1)
  return letters > 0 && (isNext(1, 1) || isNext(1, 0) || isNext(0, 1))
}

const LONGEST = 60

/** What was given, as an error tells of it: `5`, `"dva"`, `["adress"]`, `a function`. */
export function reported(input: unknown): string {
  if (typeof input === 'function') return 'a function'
  if (typeof input !== 'string' && typeof input !== 'object') return String(input)
  const text = written(input)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function written(input: unknown): string {
  try {
    return JSON.stringify(input) ?? String(input)
  } catch {
    // It leads back to itself, or holds what JSON has not.
    return Array.isArray(input) ? 'a list' : 'an object'
  }
}
