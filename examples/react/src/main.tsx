import '@vitrina/react-ui/styles.css'

import { createBrowserPlatform, createPageStore } from '@vitrina/core/browser'
import { listingSubject } from '@vitrina/core/catalog'
import { readConfiguration } from '@vitrina/core/session'
import { ProductGrid } from '@vitrina/react-ui/product-grid'
import { ShopProvider, useSubject } from '@vitrina/react-ui/shop-context'
import { createRoot } from 'react-dom/client'

const configuration = await readConfiguration(createBrowserPlatform())
const store = createPageStore({ site: { configuration } })
store.send(listingSubject, { type: 'listing.open', href: '/search' })

function Goods() {
  const cards = useSubject(listingSubject, list => list.value?.cards)
  return <ProductGrid cards={cards ?? []} awaited={cards ? 0 : 9} />
}

createRoot(document.body).render(
  <ShopProvider shop={store} withoutPages={['favorites', 'compare']}>
    <Goods />
  </ShopProvider>
)
