import type { OrganizationOption } from '../../entities/organization.ts'
import type { SuggestionOption } from '../../entities/shipping.ts'
import { emptyReading, isReading, type Reading, wanting } from '../../store/reading.ts'
import type { Subject } from '../../store/subject.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import type { FoundProduct } from './search-suggestions.ts'
import { suggestionsMessages } from './suggestions.messages.ts'
import type { SuggestionsCommand } from './suggestions-commands.ts'

/** Typed text and the city to search in; without a city, everywhere. */
export interface Question {
  readonly text: string
  readonly kladrId?: string | undefined
}

/** The options of the last answer stay in sight while the next one is on its way. */
export type Suggestions<Option> = Reading<Question, readonly Option[]>

/** The dropdown of one field; `lettersMin` letters are worth a question. */
const suggestionsSubject = <Option>(
  name: string,
  lettersMin = 1
): Subject<Suggestions<Option>, SuggestionsCommand> => ({
  name,
  commands: { 'suggestions.ask': true, 'suggestions.close': true },
  start: initial => ({ ...emptyReading, ...initial }),
  after(reading, command) {
    if (command.type === 'suggestions.close') return closed(reading)
    const { text, kladrId } = command
    return typedText(text).length < lettersMin
      ? closed(reading)
      : wanting(reading, { text, kladrId })
  },
  needsShop: isReading
})

export const citySuggestions = suggestionsSubject<SuggestionOption>('city-suggestions')
export const streetSuggestions = suggestionsSubject<SuggestionOption>('street-suggestions')
export const organizationSuggestions = suggestionsSubject<OrganizationOption>(
  'organization-suggestions'
)
/** Subject that suggests full names while they are typed. */
export const nameSuggestions = suggestionsSubject<SuggestionOption>('name-suggestions', 2)
export const productSuggestions = suggestionsSubject<FoundProduct>('product-suggestions', 2)

const NONE: readonly never[] = []

/** Returns the options the dropdown shows. */
export const shownOptions = <Option>({ value }: Suggestions<Option>): readonly Option[] =>
  value ?? NONE

/** Returns the note shown instead of options, if any; `notFound` is the dropdown's own text. */
export function suggestionsNote(
  reading: Suggestions<unknown>,
  notFound: string = suggestionsMessages.addressNotFound
): string | undefined {
  if (isReading(reading)) return undefined
  if (reading.failure !== undefined) return suggestionsMessages.unavailable
  return reading.value?.length === 0 ? notFound : undefined
}

/** An answer on its way is not waited for any more. */
function closed<Option>(reading: Suggestions<Option>): Suggestions<Option> {
  const { query, asked } = reading
  return query === undefined ? reading : { ...emptyReading, asked, settled: asked }
}
