import type { SiteConfiguration } from '../entities/site.ts'
import type { SessionActor } from '../session/session.machine.ts'
import { type PriceRules, priceRules } from '../values/price/price-rules.ts'

interface PricedVisitor {
  readonly session: SessionActor
  readonly configuration: SiteConfiguration | undefined
}

/** How prices are shown to the visitor of this moment. */
export const visitorRules = ({ session, configuration }: PricedVisitor): PriceRules =>
  priceRules(session.getSnapshot().context, { allowForeignCurrencies: false, ...configuration })
