export { createLookups, type Lookups } from './lookups.ts'
export { markedParts } from './marked-parts.ts'
export { organizationHint } from './organization-hint.ts'
export {
  cityNote,
  cityTitle,
  nameTitle,
  streetNote,
  streetQuestion,
  streetTitle
} from './place-words.ts'
export {
  type FoundProduct,
  type SearchSuggestion,
  searchSuggestions
} from './search-suggestions.ts'
export { suggestionsMessages, TYPING_PAUSE_MS } from './suggestions.messages.ts'
export {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  type Question,
  type Suggestions,
  type SuggestionsCommand,
  shownOptions,
  streetSuggestions,
  suggestionsNote
} from './suggestions.ts'
