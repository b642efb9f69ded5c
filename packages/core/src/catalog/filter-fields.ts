import type { DrawnField, Fieldset } from '../forms/fieldset.ts'
import { catalogMessages as messages } from './catalog.messages.ts'
import { withoutFilters } from './catalog-changes.ts'
import { catalogSearch, parseCatalogQuery } from './catalog-query.ts'
import type { PriceRangeView } from './filter.view.ts'
import type { ListingView } from './listing.view.ts'

/** A field of a form. */
interface Field {
  readonly name: string
  readonly value: string
}

/**
 * What a form of filters brings along besides the fields that a visitor sees: the search, the order,
 * the sticker, the rate of its prices, and filters of the address that stand in no list, because it
 * could not be read or has no such filter.
 */
export function keptFields({
  query,
  filters,
  price
}: Pick<ListingView, 'query' | 'filters' | 'price'>): readonly Field[] {
  const unlisted = Object.entries(query.filters).filter(([code]) =>
    filters.every(filter => filter.code !== code)
  )
  const { sticker } = query
  const kept = { ...withoutFilters(query), ...(sticker && { sticker }) }
  const search = catalogSearch({ ...kept, filters: Object.fromEntries(unlisted) })
  const fields = [...new URLSearchParams(search)].map(([name, value]) => ({ name, value }))
  return price.rate ? [...fields, { ...price.rate, value: `${price.rate.value}` }] : fields
}

/**
 * Whether a typed price is another one than the list has: it is asked for when it is typed to its
 * end, everything else at once. Undefined of a field that holds no price.
 */
export function isNewPrice({ ends }: PriceRangeView, { name, value }: Field): boolean | undefined {
  const end = ends.find(other => other.name === name)
  return end && value !== `${end.value ?? ''}`
}

/** Converts the fields of a filter form to the canonical address of the list. */
export const filterAddress = (
  path: string,
  fields: readonly (readonly [name: string, value: string])[]
): string =>
  path +
  catalogSearch(parseCatalogQuery(`?${new URLSearchParams(fields.map(field => [...field]))}`))

/**
 * The form of filters as fields to draw; posted to the path of the list by GET, it leads to the narrowed
 * list. What it brings along stands with the prices, hidden.
 */
export function filterFieldsets(
  list: Pick<ListingView, 'query' | 'filters' | 'price' | 'inStockCount'>
): readonly Fieldset[] {
  const { price, filters, inStockCount, query } = list
  const hidden = keptFields(list).map(({ name, value }) =>
    drawn({ id: `kept-${name}`, name, type: 'hidden', value }, '')
  )
  const ends = price.ends.map(({ name, title, label, value, hint }) =>
    drawn(
      {
        ...{ id: name, name, type: 'text', inputmode: 'numeric', 'aria-label': label },
        ...{ value: `${value ?? ''}`, placeholder: `${hint ?? ''}`, autocomplete: 'off' }
      },
      title
    )
  )
  const inStock = box({ name: 'in-stock', value: '1' }, query.inStock === true)
  return [
    { ...closed(price.title, [...hidden, ...ends]), isOpen: true },
    ...filters.map(({ code, title, isOpen, values }) => ({
      ...closed(
        title,
        values.map(value =>
          drawn(box({ name: code, value: value.code }, value.isChosen), value.title, value.count)
        )
      ),
      isOpen
    })),
    { ...closed(messages.stock, [drawn(inStock, messages.inStock, inStockCount)]), isOpen: true }
  ]
}

const closed = (legend: string, fields: readonly DrawnField[]) => ({
  ...{ legend, fields, note: '', isOpen: false }
})

const drawn = (input: DrawnField['input'], label: string, count?: number): DrawnField => ({
  ...{ input, label, note: `${count ?? ''}`, error: '' }
})

const box = ({ name, value }: Field, checked: boolean) =>
  ({ id: `${name}-${value}`, name, type: 'checkbox', value, checked }) as const
