import { catalogue } from './catalogue.ts'
import type { Text } from './place-text.ts'
import { templateOf } from './template-of.ts'
import type { Words } from './text-replacements.ts'

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
