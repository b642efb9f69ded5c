import type { Api } from '../api/api.ts'
import type { UserRole } from '../entities/profile.ts'
import type { Clock } from '../platform/platform.ts'
import type { PriceRules } from '../price/price-rules.ts'
import type { Subject } from '../store/subject.ts'
import { findProducts } from '../suggestions/find-products.ts'
import type { Lookups } from '../suggestions/lookups.ts'
import { type OpenSuggestions, openSuggestions } from '../suggestions/open-suggestions.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  type Question,
  type Suggestions,
  type SuggestionsCommand,
  streetSuggestions
} from '../suggestions/suggestions.ts'

interface SuggestionsShop {
  readonly api: Api
  readonly clock: Clock
  readonly lookups: Lookups
  /** Of the visitor at that moment. */
  readonly rules: () => PriceRules
  /** His recipients come first for his own role alone. */
  readonly role: () => UserRole
}

type Find<Option> = (question: Question, signal: AbortSignal) => Promise<readonly Option[]>

/** The engines of the dropdowns, each going on from what is shown. */
export function createShopSuggestions({ api, clock, lookups, rules, role }: SuggestionsShop) {
  const opened: { stop(): void }[] = []
  const opening =
    <Option>(subject: Subject<Suggestions<Option>, SuggestionsCommand>, find: Find<Option>) =>
    (shown: Suggestions<Option>): OpenSuggestions<Option> => {
      const suggestions = openSuggestions({ clock, subject, find }, shown)
      opened.push(suggestions)
      return suggestions
    }

  return {
    cities: opening(citySuggestions, ({ text }, signal) => lookups.cities(text, signal)),
    streets: opening(streetSuggestions, ({ text, kladrId = '' }, signal) =>
      lookups.addresses(text, kladrId, signal)
    ),
    organizations: opening(organizationSuggestions, ({ text }, signal) =>
      lookups.organizations(text, signal)
    ),
    // A space behind a surname asks for first names.
    names: opening(nameSuggestions, ({ text }, signal) => lookups.names(text, role(), signal)),
    products: opening(productSuggestions, ({ text }, signal) =>
      findProducts(api, text.trim(), rules(), signal)
    ),
    stop() {
      for (const suggestions of opened) suggestions.stop()
    }
  }
}

export type ShopSuggestions = ReturnType<typeof createShopSuggestions>
