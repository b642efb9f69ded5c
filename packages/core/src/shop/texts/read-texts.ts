import { catalogue } from './catalogue.ts'
import { PLACE, type Text } from './place-text.ts'
import type { TextReplacements, Words } from './text-replacements.ts'

/** How sample numbers end: as 1, 2 and 5 do, for which Russian has three forms. */
const ENDINGS = [21, 22, 25] as const
const MANY = 25

interface Speaker {
  /** How many things it is given. */
  readonly places: number
  readonly say: (input: readonly number[]) => string
}

/**
 * The text that a function makes, as a template: `{1}` for the first thing it is given, and
 * `{1|штука|штуки|штук}` where a word goes by its number. Asked of the function itself.
 */
function templateOf({ places, say }: Speaker): string {
  const samples = Array.from({ length: places }, () => MANY)
  const said = (endings: readonly number[]) =>
    endings.reduce(
      (text, ending, place) => text.replace(written(place, ending), `{${place + 1}}`),
      say(endings.map(numberAt))
    )
  return samples.reduce(
    (template, _, place) =>
      withForms(
        template,
        place,
        ENDINGS.map(ending => said(samples.with(place, ending)))
      ),
    said(samples)
  )
}

/** 1021 for the first place, 2021 for the second: none stands in a text by chance. */
const numberAt = (ending: number, place: number) => (place + 1) * 1000 + ending

/** Some texts group the digits. */
const written = (place: number, ending: number) => new RegExp(`${place + 1}\\s?0${ending}`, 'g')

/** Where the three differ in a word, the template names its forms. */
function withForms(template: string, place: number, said: readonly string[]): string {
  const [one = [], few = [], many = []] = said.map(words)
  return words(template)
    .map((word, at) =>
      one[at] === many[at] && few[at] === many[at]
        ? word
        : `{${place + 1}|${one[at]}|${few[at]}|${many[at]}}`
    )
    .join('')
}

/** Words and what stands between them. */
const words = (text: string) => text.split(/(?<=[\s.,:;!?])|(?=[\s.,:;!?])/)

/** Where a text stands, and what stands there before anybody replaces it. */
export interface KnownText {
  readonly holder: object
  readonly name: string
  readonly own: unknown
  /** The text as an owner would write it. */
  readonly text: Text
}

const known = new WeakMap<Words, ReadonlyMap<string, KnownText>>()

/** Every text of a catalogue by its key: «basket.few». */
export function knownTexts(words: Words = catalogue): ReadonlyMap<string, KnownText> {
  const texts =
    known.get(words) ??
    new Map(Object.entries(words).flatMap(([group, holder]) => [...textsIn(`${group}.`, holder)]))
  known.set(words, texts)
  return texts
}

function* textsIn(path: string, holder: object): Generator<readonly [string, KnownText]> {
  for (const [name, own] of Object.entries<unknown>(Object(holder))) {
    const text = textOf(own)
    if (text !== undefined) yield [path + name, { holder, name, own, text }]
    else if (typeof own === 'object' && own !== null) yield* textsIn(`${path}${name}.`, own)
  }
}

/** Numbers that stand beside the words are none; a list is one text of several parts. */
function textOf(own: unknown): Text | undefined {
  if (typeof own === 'string') return own
  if (Array.isArray(own)) return own.map(String)
  if (typeof own !== 'function') return undefined
  return templateOf({
    places: own.length,
    say: input => String(Reflect.apply(own, undefined, input))
  })
}

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
  input: unknown,
  words?: Of
): TextReplacements<Of> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new TypeError('texts: an object of keys and texts is needed')
  }
  const faults = Object.entries(input).flatMap(([key, text]) =>
    faultsOf(key, text, knownTexts(words))
  )
  if (faults.length > 0) throw new TypeError(faults.join('\n'))
  return input
}

function faultsOf(key: string, text: unknown, texts: KnownTexts): readonly string[] {
  const found = texts.get(key)
  if (found === undefined) return [unknownKey(key, texts)]
  if (Array.isArray(found.text)) return isListLike(found.text, text) ? [] : [listNeeded(key, found)]
  if (typeof text !== 'string') return [`${key}: a text is needed, as ${shown(found.text)}`]
  return placeFaults(text, found).map(fault => `${key}: ${fault}, today it is ${shown(found.text)}`)
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
function placeFaults(text: string, initial: KnownText): readonly string[] {
  const [own, input] = [initial.text, text].map(placesIn)
  const lacking = [...(own ?? [])].filter(place => !input?.has(place))
  const surplus = [...(input ?? [])].filter(place => !own?.has(place))
  const isBroken = typeof initial.own === 'function' && /[{}]/.test(text.replaceAll(PLACE, ''))
  return [
    ...lacking.map(place => `{${place}} is missing`),
    ...surplus.map(place => `there is no {${place}}`),
    ...(isBroken ? ['only {1} or {1|one|few|many} may stand in braces'] : [])
  ]
}

const placesIn = (text: Text): ReadonlySet<string> =>
  new Set([...String(text).matchAll(PLACE)].map(([, place = '']) => place))

const shown = (text: Text) => JSON.stringify(text)
