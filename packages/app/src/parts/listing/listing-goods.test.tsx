import { emptyBasket } from '@vitrina/core/basket'
import { cardView } from '@vitrina/core/catalog'
import { guestSession, initialStates } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import { demoConfiguration, demoProduct } from '@vitrina/core/testing'
import { priceRules } from '@vitrina/core/values'
import { MediaProvider, ShopProvider } from '@vitrina/react-ui'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Routing } from '../../binding/router.tsx'
import type { LoadedPage } from '../../routing/navigation-port.ts'
import { createStillNavigation } from '../../routing/still-navigation.ts'
import { ListingGoods } from './listing-goods.tsx'

const session = guestSession()
const rules = priceRules(session, { allowForeignCurrencies: false })
const cards = Array.from({ length: 10 }, (_, id) =>
  cardView(demoProduct({ id: id + 1, title: `Пенал ${id}` }), rules)
)
const shop = createStore({
  initial: initialStates({
    ...{ basket: emptyBasket(), session, configuration: demoConfiguration },
    ...{ currencies: [], categories: [] }
  }),
  host: {
    clock: { now: () => 0, setTimeout: () => undefined, clearTimeout: () => undefined },
    randomBytes: count => new Uint8Array(count)
  },
  loadShop: () => Promise.reject(new Error('Nothing is done here'))
})

/** The names of the goods that are drawn with the page itself. */
function drawnGoods(isWhole: boolean) {
  const still = createStillNavigation({} as LoadedPage)
  const navigation = { ...still, getState: () => ({ ...still.getState(), isWhole }) }
  const html = renderToString(
    <ShopProvider shop={shop}>
      <MediaProvider media={{ apiUrl: '/i', filesUrl: '/api', format: 'webp' }}>
        <Routing navigation={navigation}>
          <ListingGoods cards={cards} level={2} banners={[]} isBusy={false} />
        </Routing>
      </MediaProvider>
    </ShopProvider>
  )
  return html.match(/<article/g)?.length
}

test('a list that opens inside the shop draws six goods with itself, all others right after', () => {
  expect(drawnGoods(false)).toBe(6)
})

test('a first page, and a list that is scrolled in at once, draws all of its goods', () => {
  expect(drawnGoods(true)).toBe(10)
})
