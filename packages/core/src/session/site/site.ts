import type { MenuCategory } from '../../entities/category.ts'
import type { Currency, SiteConfiguration } from '../../entities/site.ts'
import type { ShopConfig } from '../../platform/config.ts'
import type { Subject } from '../../store/subject.ts'

/** What every page knows of the shop it belongs to; it does not change while the page stands. */
export interface SiteContext {
  readonly configuration: SiteConfiguration
  readonly currencies: readonly Currency[]
  readonly categories: readonly MenuCategory[]
  /** Settings of the shop file that differ from the defaults. */
  readonly settings?: Partial<ShopConfig> | undefined
}

/** Known from the start, or not at all: see `readConfiguration`. */
export const siteSubject: Subject<SiteContext> = {
  name: 'site',
  commands: {},
  start(known) {
    if (known?.configuration === undefined) {
      throw new TypeError("createStore({ initial }): 'site' brings no configuration")
    }
    return { currencies: [], categories: [], ...known, configuration: known.configuration }
  },
  after: site => site
}

/** The states of a store, by subject, from what a page has brought. */
export const initialStates = <Own extends object>({
  configuration,
  currencies,
  categories,
  settings,
  ...own
}: SiteContext & Own) => ({ ...own, site: { configuration, currencies, categories, settings } })
