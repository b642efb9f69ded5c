import type { catalogue } from './catalogue.ts'
import { type KnownText, knownTexts } from './known-texts.ts'
import type { Text } from './place-text.ts'
import { PLACE } from './template.ts'
import type { TextReplacements, Words } from './text-replacements.ts'

const SHOWN = 3
const FAR = 4

/** The names a mistyped one may have meant, the nearest first; the same word elsewhere counts too. */
function nearNames(wrong: string, names: readonly string[]): readonly string[] {
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

type KnownTexts = ReadonlyMap<string, KnownText>

/**
 * Words of a shop's own, checked against the catalogue; all that is wrong with them is one error. `words`
 * is the catalogue of a front that has words of its own beside the core's.
 *
 * @example
 * ```ts
 * import { readTexts } from '@vitrina/core/texts'
 *
 * readTexts({ 'basket.few': 'Ещё {1}' }) // → { 'basket.few': 'Ещё {1}' }
 * ```
 */
export function readTexts<Of extends Words = typeof catalogue>(
  given: unknown,
  words?: Of
): TextReplacements<Of> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new TypeError('texts: an object of keys and texts is needed')
  }
  const faults = Object.entries(given).flatMap(([key, text]) =>
    faultsOf(key, text, knownTexts(words))
  )
  if (faults.length > 0) throw new TypeError(faults.join('\n'))
  return given
}

function faultsOf(key: string, text: unknown, texts: KnownTexts): readonly string[] {
  const known = texts.get(key)
  if (known === undefined) return [unknownKey(key, texts)]
  if (Array.isArray(known.text)) return isListLike(known.text, text) ? [] : [listNeeded(key, known)]
  if (typeof text !== 'string') return [`${key}: a text is needed, as ${shown(known.text)}`]
  return placeFaults(text, known).map(fault => `${key}: ${fault}, today it is ${shown(known.text)}`)
}

function unknownKey(key: string, texts: KnownTexts): string {
  const near = nearNames(key, [...texts.keys()])
  return `${key}: there is no such text${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`
}

const isListLike = (own: readonly string[], text: unknown) =>
  Array.isArray(text) && text.length === own.length && text.every(part => typeof part === 'string')

const listNeeded = (key: string, { text }: KnownText) =>
  `${key}: a list of ${text.length} texts is needed, as ${shown(text)}`

/** What a template lacks of the one it replaces, and what it has too much. */
function placeFaults(text: string, known: KnownText): readonly string[] {
  const [own, given] = [known.text, text].map(placesIn)
  const lacking = [...(own ?? [])].filter(place => !given?.has(place))
  const surplus = [...(given ?? [])].filter(place => !own?.has(place))
  const isBroken = typeof known.own === 'function' && /[{}]/.test(text.replaceAll(PLACE, ''))
  return [
    ...lacking.map(place => `{${place}} is missing`),
    ...surplus.map(place => `there is no {${place}}`),
    ...(isBroken ? ['only {1} or {1|one|few|many} may stand in braces'] : [])
  ]
}

const placesIn = (text: Text): ReadonlySet<string> =>
  new Set([...String(text).matchAll(PLACE)].map(([, place = '']) => place))

const shown = (text: Text) => JSON.stringify(text)
