import { composedText } from '../spelling/typed-text.ts'
import { correctName, nameByKeys } from './keyboard-layout.ts'

/** A name field: what stands in it, and what was typed for it. A correction never changes the length. */
export interface NameTyping {
  readonly name: string
  readonly typed: string
  /** The visitor has asked for his own letters: nothing is corrected any more. */
  readonly isKept: boolean
}

/** A field that holds a name already. */
export const nameTyping = (name: string): NameTyping => ({ name, typed: name, isKept: false })

/** The field once its text is `text` by the visitor's hand. */
export function nameAfter(
  before: NameTyping,
  input: string,
  particles: readonly string[] = []
): NameTyping {
  const text = composedText(input)
  if (before.isKept) return { name: text, typed: text, isKept: true }
  const typed = typedAfter(before, text)
  return { name: correctName(typed, particles), typed, isKept: false }
}

/**
 * G5: the letters as they were typed, where the field has written others. Such a name is a guess: no
 * field calls it right before its visitor has seen it.
 */
export const lettersTyped = ({ name, typed, isKept }: NameTyping): string | undefined =>
  isKept || name.toLowerCase() === typed.toLowerCase() ? undefined : typed

/** The name by its keys, where it was left in Latin letters and nobody has asked for them. */
export const lettersMeant = ({ name, isKept }: NameTyping): string | undefined => {
  const meant = nameByKeys(name)
  return isKept || meant === name ? undefined : meant
}

/** G5: the typed letters are given back. */
export const withLettersTyped = ({ typed }: NameTyping): NameTyping => ({
  name: typed,
  typed,
  isKept: true
})

/** What lies before and after the change was typed as it was. */
function typedAfter({ name, typed }: NameTyping, text: string): string {
  const most = Math.min(name.length, text.length)
  const start = alike(most, at => name[at] === text[at])
  const end = alike(most - start, at => name.at(-1 - at) === text.at(-1 - at))
  return (
    typed.slice(0, start) + text.slice(start, text.length - end) + typed.slice(typed.length - end)
  )
}

function alike(most: number, isSame: (at: number) => boolean): number {
  let count = 0
  while (count < most && isSame(count)) count += 1
  return count
}
