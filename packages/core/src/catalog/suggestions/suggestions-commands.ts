import { aText, type CommandOf, optional } from '../../platform/command-shapes.ts'

export const suggestionsShapes = {
  /** `kladrId` is the city it is looked for in. */
  'suggestions.ask': { text: aText, kladrId: optional<string | undefined>() },
  /** An option was taken, Escape pressed, the field left. */
  'suggestions.close': {}
}

export type SuggestionsCommand = CommandOf<typeof suggestionsShapes>
