import { stopIfGivenUp } from '../../platform/given-up.ts'
import type { Clock } from '../../platform/platform.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import type { ShapesOf } from '../../store/shapes-of.ts'
import type { Subject } from '../../store/subject.ts'
import { TYPING_PAUSE_MS } from './suggestions.messages.ts'
import { type Question, type Suggestions, type SuggestionsCommand } from './suggestions.ts'

interface SuggestionsParts<Option> {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly subject: Subject<Suggestions<Option>, SuggestionsCommand>
  readonly find: (question: Question, signal: AbortSignal) => Promise<readonly Option[]>
}

export type OpenSuggestions<Option> = OpenReading<Question, readonly Option[], SuggestionsCommand>

const shapes: ShapesOf<SuggestionsCommand> = {
  'suggestions.ask': { text: 'a text' },
  'suggestions.close': {}
}

/** Asks once for what was typed, after a pause; only the answer to the newest text counts. */
export const openSuggestions = <Option>(
  { clock, subject, find }: SuggestionsParts<Option>,
  shown: Suggestions<Option>
): OpenSuggestions<Option> =>
  openReading({
    door: { name: subject.name, shapes },
    start: shown,
    after: subject.after,
    async read(question, signal) {
      await new Promise<void>(done => clock.setTimeout(done, TYPING_PAUSE_MS))
      stopIfGivenUp(signal)
      return find(question, signal)
    }
  })
