import type { catalogue } from './catalogue.ts'

type Leaf = string | readonly string[] | ((...given: never[]) => string)

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

/** Words of a shop's own by the keys of the catalogue: `{ 'basket.few': 'Ещё {1}' }`. */
export type TextReplacements = {
  readonly [Entry in Entries<typeof catalogue> as Entry['key']]?: Entry['text']
}
