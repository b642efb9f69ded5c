import { type CardView, cardView } from '@vitrina/core/catalog'
import { getBasket, listProducts } from '@vitrina/core/contracts'
import type { Basket } from '@vitrina/core/entities'
import { type CheckoutOffers, readOffers } from '@vitrina/core/orders'
import { literalFieldRules } from '@vitrina/core/platform'
import { initialStates, readConfiguration } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import { createRandomBytes, createTestShop } from '@vitrina/core/testing'
import { priceRules, realLengths } from '@vitrina/core/values'
import { type ReactNode, useState } from 'react'

import { SignInForm } from '../src/account/sign-in-form/sign-in-form.tsx'
import { SignUpForm } from '../src/account/sign-up-form/sign-up-form.tsx'
import { BasketScreen } from '../src/basket/basket-screen.tsx'
import { FieldRulesProvider } from '../src/binding/field-rules.tsx'
import { ShopProvider } from '../src/binding/shop-context.tsx'
import { Toasts } from '../src/binding/toasts.tsx'
import { AddToBasket } from '../src/catalog/add-to-basket/add-to-basket.tsx'
import { HeaderSearch } from '../src/catalog/header-search/header-search.tsx'
import { ListSigns } from '../src/catalog/list-signs/list-signs.tsx'
import { ProductCard } from '../src/catalog/product-card/product-card.tsx'
import { ProductGrid } from '../src/catalog/product-grid/product-grid.tsx'
import { MailingForm } from '../src/content/mailing-form.tsx'
import { NameInput } from '../src/forms/name-input.tsx'
import { PhoneInput } from '../src/forms/phone-input.tsx'
import { CheckoutScreen } from '../src/orders/checkout-screen/checkout-screen.tsx'
import { Sample } from './sample.tsx'

const TICK_MS = 50
/** Two goods of the shop in memory, as its basket has them. */
const CHOSEN = [201, 202]

const shop = createTestShop()
// The shop in memory has a clock that is moved by hand.
setInterval(() => void shop.advance(TICK_MS), TICK_MS)

for (const key of CHOSEN) shop.basket.send({ type: 'line.set', key, count: 1 })
await shop.advance(1000)
const [{ data: products }, basket, offers, configuration] = await Promise.all([
  shop.api(listProducts, { body: {} }),
  shop.api(getBasket, {}),
  readOffers(shop.api, false),
  readConfiguration(shop.platform),
  shop.advance(1000)
])

const state = { configuration, currencies: [], categories: [], ...shop.getState() }
const store = createStore({
  initial: initialStates(state),
  host: { clock: shop.browser.clock, randomBytes: createRandomBytes(7) },
  loadShop: async () => shop
})
const rules = priceRules(state.session, state.configuration)
const cards = products.map(product => cardView(product, rules))
const fieldRules = { ...literalFieldRules, phoneLengths: realLengths, allowAdminEmail: false }

/** Components of a shop, which live in one in memory. */
export const ShopSamples = () => (
  <ShopProvider shop={store}>
    <FieldRulesProvider value={fieldRules}>
      <Goods cards={cards} />
      <Screens basket={basket} offers={offers} />
      <Forms />
      <Toasts />
    </FieldRulesProvider>
  </ShopProvider>
)

const Goods = ({ cards }: { readonly cards: readonly CardView[] }) => (
  <>
    <Sample of="add-to-basket">
      <AddToBasket groupId={301} max={3} title="Пенал" />
    </Sample>
    <Sample of="list-signs">
      <ListSigns product={{ id: 1, title: 'Пенал' }} />
    </Sample>
    <Sample of="product-card" variant="columns">
      {cards.slice(0, 1).map(card => (
        <ProductCard key={card.href} card={card} level={3} />
      ))}
    </Sample>
    <Sample of="product-grid" variant="rows">
      <ProductGrid cards={cards} level={3} />
    </Sample>
    <Sample of="header-search" variant="rows">
      <HeaderSearch action="/search" onOpen={() => undefined} />
    </Sample>
  </>
)

interface ScreensProps {
  readonly basket: Basket
  readonly offers: CheckoutOffers
}

const Screens = ({ basket, offers }: ScreensProps) => (
  <>
    <Sample of="basket-screen" variant="rows">
      <BasketScreen basket={basket} />
    </Sample>
    <Sample of="checkout-screen" variant="rows">
      <CheckoutScreen basket={basket} offers={offers} onPlaced={() => undefined} />
    </Sample>
  </>
)

const Forms = () => (
  <>
    <Sample of="sign-in-form" variant="columns">
      <SignInForm />
    </Sample>
    <Sample of="sign-up-form" variant="columns">
      <SignUpForm onUnconfirmed={() => undefined} />
    </Sample>
    <Sample of="name-input" variant="columns">
      <Typed start="иванова мария">
        {(value, onValue) => (
          <NameInput name="fio" label="Фамилия и имя" value={value} onValue={onValue} />
        )}
      </Typed>
    </Sample>
    <Sample of="phone-input" variant="columns">
      <Typed start="+7 (912) 345-67-89">
        {(value, onValue) => (
          <PhoneInput name="phone" label="Телефон" value={value} onValue={onValue} />
        )}
      </Typed>
    </Sample>
    <Sample of="mailing-form" variant="columns">
      <MailingForm email="maria@example.ru" isSent={false} />
    </Sample>
  </>
)

interface TypedProps {
  readonly start: string
  readonly children: (value: string, onValue: (value: string) => void) => ReactNode
}

/** Keeps what is typed. */
function Typed({ start, children }: TypedProps) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
