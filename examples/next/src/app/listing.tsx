import { emptyListing, listingPages, listingSorts, shownWords } from '@vitrina/core/catalog'
import { ChoiceChips, List, ListingFilters, ProductGrid } from '@vitrina/react-ui'
import { read } from '../shop'

/** Filters, order and page are the query of the address, so that they are links and a form. */
export async function Listing() {
  const { data, sections } = await read('search', 'catalog-category')
  const list = { ...data, filters: sections.filters?.filters ?? [] }
  const shown = { cards: list.cards, empty: emptyListing(list), pages: listingPages(list) }
  return (
    <div className="list">
      <h1>{list.title}</h1>
      <ListingFilters list={list} />
      <ChoiceChips scroll choices={listingSorts(list)} />
      <p className="mut">{shownWords(list)}</p>
      <List list={shown}>{cards => <ProductGrid cards={cards} eager={2} />}</List>
    </div>
  )
}
