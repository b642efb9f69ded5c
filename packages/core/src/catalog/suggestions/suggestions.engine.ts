import type { Ground } from '../../engine/ground.ts'
import { strongestRole } from '../../session/strongest-role.ts'
import type { Subject } from '../../store/subject.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { findProducts } from './find-products.ts'
import { createLookups } from './lookups.ts'
import { type OpenSuggestions, openSuggestions } from './open-suggestions.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  type Question,
  type Suggestions,
  type SuggestionsCommand,
  streetSuggestions
} from './suggestions.ts'

type Find<Option> = (
  ground: Ground,
  question: Question,
  signal: AbortSignal
) => Promise<readonly Option[]>

/** The engine of a dropdown, going on from what is shown. */
const finding =
  <Option>(subject: Subject<Suggestions<Option>, SuggestionsCommand>, find: Find<Option>) =>
  (ground: Ground, shown: Suggestions<Option>): OpenSuggestions<Option> => {
    const suggestions = openSuggestions(
      {
        ...{ clock: ground.platform.clock, subject },
        find: (question, signal) => find(ground, question, signal)
      },
      shown
    )
    ground.onStop(suggestions.stop)
    return suggestions
  }

export const citiesEngine = finding(citySuggestions, ({ api }, { text }, signal) =>
  createLookups(api).cities(text, signal)
)

export const streetsEngine = finding(streetSuggestions, ({ api }, { text, kladrId = '' }, signal) =>
  createLookups(api).addresses(text, kladrId, signal)
)

export const organizationsEngine = finding(organizationSuggestions, ({ api }, { text }, signal) =>
  createLookups(api).organizations(text, signal)
)

/** A space behind a surname asks for first names; his recipients come first for his own role alone. */
export const namesEngine = finding(nameSuggestions, ({ api, session }, { text }, signal) =>
  createLookups(api).names(text, strongestRole(session.getSnapshot().context.roles), signal)
)

export const productsEngine = finding(productSuggestions, ({ api, rules }, { text }, signal) =>
  findProducts(api, typedText(text), rules(), signal)
)
