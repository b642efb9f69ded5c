import type { Category } from '@vitrina/core/entities'
import { priceRules } from '@vitrina/core/price'
import { sessionSubject } from '@vitrina/core/session'
import { siteSubject } from '@vitrina/core/site'
import { useEffect, useState } from 'react'
import { useShop } from '../shop/shop-context.tsx'
import type { ProductSuggestion } from './load-suggestions.ts'

export type Suggestion =
  | { readonly kind: 'category'; readonly title: string; readonly href: string }
  | ({ readonly kind: 'product' } & ProductSuggestion)

const PAUSE_MS = 250
const LETTERS_MIN = 2
const CATEGORIES_MAX = 3

/** Categories at once, products after a pause in typing; an answer for an older text is dropped. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const shop = useShop()
  const [found, setFound] = useState<{ text: string; products: readonly ProductSuggestion[] }>()
  const wanted = text.trim()

  useEffect(() => {
    if (wanted.length < LETTERS_MIN) return undefined
    const stop = new AbortController()
    const timer = setTimeout(() => void read().catch(giveUp), PAUSE_MS)

    async function read() {
      const [engine, { loadSuggestions }] = await Promise.all([
        shop.engine(),
        import('./load-suggestions.ts')
      ])
      const { configuration } = shop.get(siteSubject)
      const rules = priceRules(shop.get(sessionSubject), configuration)
      const products = await loadSuggestions(engine, wanted, rules, stop.signal)
      if (!stop.signal.aborted) setFound({ text: wanted, products })
    }

    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, shop])

  if (wanted.length < LETTERS_MIN) return []
  const products = found !== undefined && wanted.startsWith(found.text) ? found.products : []
  return [
    ...matching(shop.get(siteSubject).categories, wanted),
    ...products.map(product => ({ kind: 'product', ...product }) as const)
  ]
}

/** Suggestions are a help, not the search: without them the form still searches. */
function giveUp() {}

const matching = (categories: readonly Category[], text: string): Suggestion[] =>
  categories
    .filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))
    .slice(0, CATEGORIES_MAX)
    .map(({ title, path }) => ({ kind: 'category', title, href: `/catalog/${path}` }))
