import { catalogue } from './catalogue.ts'
import type { Text } from './place-text.ts'
import type { Words } from './text-replacements.ts'

/** How sample numbers end: as 1, 2 and 5 do, for which Russian has three forms. */
const ENDINGS = [21, 22, 25] as const
const MANY = 25

interface Speaker {
  /** How many things it is given. */
  readonly places: number
  readonly say: (given: readonly number[]) => string
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
    say: given => String(Reflect.apply(own, undefined, given))
  })
}
