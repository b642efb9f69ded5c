import type { catalogue } from './catalogue.ts'

type Leaf = string | readonly string[] | ((...args: never[]) => string)

/** A list stays as long as it is: «штука», «штуки», «штук» are three. */
type Replacement<Own> = Own extends readonly string[]
  ? { readonly [Part in keyof Own]: string }
  : string

type Entries<Words, Path extends string = ''> = {
  [Name in keyof Words & string]: Words[Name] extends Leaf
    ? { readonly key: `${Path}${Name}`; readonly text: Replacement<Words[Name]> }
    : Words[Name] extends object
      ? Entries<Words[Name], `${Path}${Name}.`>
      : never
}[keyof Words & string]

type ByKey<Entry extends { readonly key: string; readonly text: unknown }> = {
  readonly [One in Entry as One['key']]?: One['text']
}

/** Groups of words by their names: the core's own, or those of a front beside them. */
export type Words = Readonly<Record<string, object>>

/** Words of a shop's own by the keys of a catalogue: `{ 'basket.few': 'Ещё {1}' }`. */
export type TextReplacements<Of extends Words = typeof catalogue> = ByKey<Entries<Of>>
