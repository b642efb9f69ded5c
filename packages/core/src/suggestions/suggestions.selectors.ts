import { suggestionsMessages } from './suggestions.messages.ts'

interface Known<Option> {
  readonly value: string
  readonly context: { readonly options: readonly Option[]; readonly active: number }
}

/** What the dropdown lists now. */
export const shownOptions = <Option>({ context }: Known<Option>) => context.options

export const isListOpen = ({ context }: Known<unknown>) => context.options.length > 0

/** The option that the arrow keys have reached. */
export const activeOption = <Option>({ context }: Known<Option>): Option | undefined =>
  context.options[context.active]

/** What stands in place of the list, if anything; `notFound` is the dropdown's own text. */
export function suggestionsNote(
  { value }: Pick<Known<unknown>, 'value'>,
  notFound: string = suggestionsMessages.addressNotFound
): string | undefined {
  if (value === 'empty') return notFound
  return value === 'failed' ? suggestionsMessages.unavailable : undefined
}
