import { cardView } from '@vitrina/core/catalog'
import { listProducts } from '@vitrina/core/contracts'
import { priceRules } from '@vitrina/core/values'

import { visit } from '../lib/shop'

export default async function Home() {
  const { api, session, initial } = await visit()
  const { data } = await api(listProducts, { body: { limit: 12 } })
  const rules = priceRules(session, initial.site.configuration)
  return (
    <main className="wrap">
      <h1>{initial.site.configuration.shopTitle}</h1>
      <ul>
        {data
          .map(product => cardView(product, rules))
          .map(card => (
            <li key={card.id}>{card.title}</li>
          ))}
      </ul>
    </main>
  )
}
