import type { EndpointCall } from '../../api/endpoint-call.ts'
import { listProducts } from '../../contracts/catalog.ts'
import type { EngineContext } from '../../engine/engine-context.ts'
import { stopIfGivenUp } from '../../platform/given-up.ts'
import type { Clock } from '../../platform/platform.ts'
import { strongestRole } from '../../session/strongest-role.ts'
import { type OpenReading, openReading } from '../../store/open-reading.ts'
import type { Subject } from '../../store/subject.ts'
import { cardPrice } from '../../values/price/card-price.ts'
import { type PriceRules, showPrice } from '../../values/price/price-rules.ts'
import { typedText } from '../../values/spelling/typed-text.ts'
import { productHref } from '../product/product-href.ts'
import { createLookups } from './lookups.ts'
import type { FoundProduct } from './search-suggestions.ts'
import { TYPING_PAUSE_MS } from './suggestions.messages.ts'
import {
  citySuggestions,
  nameSuggestions,
  organizationSuggestions,
  productSuggestions,
  type Question,
  type Suggestions,
  streetSuggestions
} from './suggestions.ts'
import { type SuggestionsCommand, suggestionsShapes } from './suggestions-commands.ts'

interface SuggestionsOptions<Option> {
  readonly clock: Pick<Clock, 'setTimeout'>
  readonly subject: Subject<Suggestions<Option>, SuggestionsCommand>
  readonly find: (question: Question, signal: AbortSignal) => Promise<readonly Option[]>
}

type OpenSuggestions<Option> = OpenReading<Question, readonly Option[], SuggestionsCommand>

/** Asks once for what was typed, after a pause; only the answer to the newest text counts. */
const openSuggestions = <Option>(
  { clock, subject, find }: SuggestionsOptions<Option>,
  shown: Suggestions<Option>
): OpenSuggestions<Option> =>
  openReading({
    schema: { name: subject.name, shapes: suggestionsShapes },
    start: shown,
    after: subject.after,
    async read(question, signal) {
      await new Promise<void>(done => clock.setTimeout(done, TYPING_PAUSE_MS))
      stopIfGivenUp(signal)
      return find(question, signal)
    }
  })

const PRODUCTS_MAX = 5

/** The first products that a text finds, with the prices of one visitor. */
async function findProducts(
  api: EndpointCall,
  search: string,
  rules: PriceRules,
  signal: AbortSignal
): Promise<readonly FoundProduct[]> {
  const { data } = await api(listProducts, { body: { search, limit: PRODUCTS_MAX } }, signal)
  return data.map(product => ({
    title: product.title,
    href: productHref(product),
    price: showPrice(cardPrice(product.cardPrices, rules.priceRole).value, rules),
    picture: product.images[0]
  }))
}

type Find<Option> = (
  context: EngineContext,
  question: Question,
  signal: AbortSignal
) => Promise<readonly Option[]>

/** The engine of a dropdown, going on from what is shown. */
const finding =
  <Option>(subject: Subject<Suggestions<Option>, SuggestionsCommand>, find: Find<Option>) =>
  (context: EngineContext, shown: Suggestions<Option>): OpenSuggestions<Option> => {
    const suggestions = openSuggestions(
      {
        ...{ clock: context.platform.clock, subject },
        find: (question, signal) => find(context, question, signal)
      },
      shown
    )
    context.onStop(suggestions.stop)
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
