export { createLookups, type Lookups } from './lookups.ts'
export {
  createSuggestionsMachine,
  type SuggestionsActor,
  type SuggestionsApi,
  type SuggestionsContext,
  type SuggestionsEvent
} from './suggestions.machine.ts'
export { suggestionsMessages, TYPING_PAUSE_MS } from './suggestions.messages.ts'
export {
  activeOption,
  isListOpen,
  shownOptions,
  suggestionsNote
} from './suggestions.selectors.ts'
