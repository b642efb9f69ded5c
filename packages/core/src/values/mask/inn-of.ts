import { typedText } from '../spelling/typed-text.ts'

const INN = /^(?:\d{10}|\d{12})$/
/** An INN and its KPP as one number: a KPP has nine digits. */
const WITH_KPP = /^(\d{10}|\d{12})\d{9}$/
/** Fewer digits beside it are no other number: one too many was typed. */
const KPP_LENGTH = 9
/** The name of the number, in Russian letters. */
const LABEL = /\u0438\u043d\u043d/i

/**
 * Finds the INN in what was pasted: «7707083893/770701001», «ИНН 7707083893 КПП 770701001»; undefined
 * where no number of the text has ten or twelve digits.
 */
export function innOf(text: string): string | undefined {
  const typed = typedText(text)
  const label = typed.search(LABEL)
  return (label > 0 ? firstInn(typed.slice(label)) : undefined) ?? firstInn(typed)
}

/** Digits in groups are one number first, then each group may be one. */
function firstInn(text: string): string | undefined {
  const numbers = text.split(/[^\d\s.-]+/).map(part => part.replace(/\D/g, ''))
  const groups = text.split(/\D+/)
  const joined = groups.map(group => WITH_KPP.exec(group)?.[1] ?? '')
  const all = groups.join('').length
  return [...numbers, ...groups, ...joined].find(
    number => INN.test(number) && (all === number.length || all - number.length >= KPP_LENGTH)
  )
}
