import { correctName } from '@vitrina/core/values'

import { foldName } from '../address/fuzzy-match.ts'
import type { NameProvider } from './name-provider.ts'
import { type Gender, NAME_WORDS, type NameKind } from './name-table.ts'

const KINDS: readonly NameKind[] = ['surname', 'name', 'patronymic']
const GENDERS: readonly Gender[] = ['f', 'm']

/** Completes the word that is being typed by those that may follow the words before it. */
export function createDemoNames(): NameProvider {
  return { names: async typed => completeName(typed) }
}

function completeName(typed: string): string[] {
  const words = typed.split(/\s+/)
  const begun = foldName(words.pop() ?? '')
  const whole = words.filter(word => word !== '').map(word => correctName(word))
  if (whole.length >= KINDS.length || (begun === '' && whole.length === 0)) return []
  const known = whole.map(placeOf)
  const used = known.map(({ kind }, index) => kind ?? KINDS[index])
  const gender = known.find(place => place.gender !== undefined)?.gender
  const found = KINDS.filter(kind => !used.includes(kind)).map(kind =>
    GENDERS.filter(each => gender === undefined || each === gender)
      .flatMap(each => NAME_WORDS[kind][each])
      .filter(word => foldName(word).startsWith(begun))
      .map(word => [...whole, word].join(' '))
  )
  // The first word may be any; those behind it follow the order of a full name.
  return whole.length === 0 ? found.flat() : (found.find(words => words.length > 0) ?? [])
}

/** What a typed word is; a surname of both or an unknown one tells nothing. */
function placeOf(word: string): { kind?: NameKind; gender?: Gender } {
  const folded = foldName(word)
  for (const kind of KINDS) {
    for (const gender of GENDERS) {
      if (NAME_WORDS[kind][gender].some(each => foldName(each) === folded)) return { kind, gender }
    }
  }
  return {}
}
