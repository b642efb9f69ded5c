import { needObject } from '../errors/given.ts'
import { suggestionsMessages } from './suggestions.messages.ts'

interface Known<Option> {
  readonly value: string
  readonly context: { readonly options: readonly Option[]; readonly active: number }
}

/** What the dropdown lists now. */
export const shownOptions = <Option>(known: Known<Option>) => optionsOf(known)

export const isListOpen = (known: Known<unknown>) => optionsOf(known).length > 0

/** The option that the arrow keys have reached. */
export const activeOption = <Option>(known: Known<Option>): Option | undefined =>
  optionsOf(known)[known.context.active]

const optionsOf = <Option>({ context }: Known<Option>) =>
  needObject(context, 'suggestions.context').options

/** What stands in place of the list, if anything; `notFound` is the dropdown's own text. */
export function suggestionsNote(
  { value }: Pick<Known<unknown>, 'value'>,
  notFound: string = suggestionsMessages.addressNotFound
): string | undefined {
  if (value === 'empty') return notFound
  return value === 'failed' ? suggestionsMessages.unavailable : undefined
}
