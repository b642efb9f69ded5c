import { cardView } from '@vitrina/core/catalog'
import { listProducts } from '@vitrina/core/contracts'
import { favoritesSubject } from '@vitrina/core/lists'
import { toFailure } from '@vitrina/core/platform'
import { priceRules } from '@vitrina/core/values'

import { AddToBasket } from '../../src/catalog/add-to-basket/add-to-basket.tsx'
import { FavoritesScreen } from '../../src/catalog/favorites-screen/favorites-screen.tsx'
import { HeaderSearch } from '../../src/catalog/header-search/header-search.tsx'
import { List, ReadList } from '../../src/catalog/list/list.tsx'
import { ListSigns } from '../../src/catalog/list-signs/list-signs.tsx'
import { ListingFilters } from '../../src/catalog/listing-filters/listing-filters.tsx'
import { ProductCard } from '../../src/catalog/product-card/product-card.tsx'
import { ProductGrid } from '../../src/catalog/product-grid/product-grid.tsx'
import { style } from '../../src/theme/style.ts'
import { Shelf } from '../../src/viewer/shelf.tsx'
import { Sample, State } from '../sample.tsx'
import { InShop } from './in-shop.tsx'
import { openSampleShop } from './open-shop.ts'

const { shop, store, page, configuration, session } = await openSampleShop('guest')
const rules = priceRules(session, configuration)
const [{ data: products }, found] = await Promise.all([
  shop.api(listProducts, { body: {} }),
  page<'search'>('/search')
])
const cards = products.map(product => cardView(product, rules))
store.send(favoritesSubject, { type: 'favorites.heard', ids: [2, 3] })
const whole = { page: 1, isPastEnd: false, empty: undefined, pages: undefined }

/** Goods in lists. */
export const Goods = () => (
  <InShop store={store}>
    <Sample of="add-to-basket">
      <AddToBasket groupId={301} max={3} title="Пенал" />
    </Sample>
    <Sample of="list-signs">
      <ListSigns product={{ id: 1, title: 'Пенал' }} />
    </Sample>
    <Sample of="product-card" variant="columns">
      {cards.slice(1, 3).map(card => (
        <ProductCard key={card.href} card={card} level={3} />
      ))}
    </Sample>
    <Sample of="product-grid" variant="rows">
      <ProductGrid cards={cards} level={3} />
    </Sample>
    <Sample of="shelf" variant="rows">
      <Shelf title="Собираем портфель" link={{ href: '/catalog/shkola', title: 'Смотреть все' }}>
        {cards.map(card => (
          <ProductCard key={card.href} card={card} level={3} />
        ))}
      </Shelf>
    </Sample>
    <Sample of="favorites-screen" variant="rows">
      <FavoritesScreen page={1} shown={{ cards: cards.slice(1, 3), ...whole }} />
    </Sample>
    <Sample of="header-search" variant="rows" tall>
      <HeaderSearch action="/search" onOpen={() => undefined} />
    </Sample>
    <Lists />
  </InShop>
)

const listStyle = style(`padding-bottom: 24px;`)

const pages = {
  ...{ previous: undefined, next: '/search?page=2' },
  links: [1, 2, 3].map(page => ({
    ...{ page, href: `/search?page=${page}` },
    ...{ title: `${page}`, isChosen: page === 1 }
  }))
}
const empty = {
  title: 'Ничего не нашлось',
  text: 'Попробуйте искать другими словами.',
  action: { title: 'В каталог', href: '/catalog' }
}

const Lists = () => (
  <>
    <Sample of="listing-filters" variant="rows">
      <ListingFilters list={{ ...found.data, filters: found.sections.filters?.filters ?? [] }} />
    </Sample>
    <Sample of="list" variant="rows">
      <State name="Товары нашлись">
        <List list={{ cards: cards.slice(0, 2), empty: undefined, pages }}>
          {shown => (
            <div className={listStyle()}>
              <ProductGrid cards={shown} level={3} />
            </div>
          )}
        </List>
      </State>
      <State name="Ничего не нашлось">
        <List list={{ cards: [], empty, pages: undefined }}>{() => null}</List>
      </State>
      <State name="Браузер ещё читает список">
        <AwaitedList />
      </State>
      <State name="Список не пришёл">
        <AwaitedList failure={toFailure(new TypeError('Failed to fetch'))} />
      </State>
    </Sample>
  </>
)

const AwaitedList = ({ failure }: { readonly failure?: ReturnType<typeof toFailure> }) => (
  <ReadList
    reading={{ value: undefined, failure }}
    awaited={<ProductGrid cards={[]} awaited={2} level={3} />}
    failed={{ title: 'Товары не загрузились', text: 'Проверьте соединение и попробуйте ещё раз.' }}
    onRetry={() => undefined}
  >
    {() => null}
  </ReadList>
)
