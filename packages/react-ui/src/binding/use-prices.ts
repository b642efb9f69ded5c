import { priceRules, showPrice } from '@vitrina/core/values'
import { useMemo } from 'react'

import { useSession, useSite } from './shop-context.tsx'

/** Prices as this visitor sees them: the rules of role, currency and its sign. */
export function usePrices() {
  const session = useSession(state => state)
  const configuration = useSite(site => site.configuration)
  return useMemo(() => {
    const rules = priceRules(session, configuration)
    return { rules, show: (rubles: number) => showPrice(rubles, rules) }
  }, [session, configuration])
}
