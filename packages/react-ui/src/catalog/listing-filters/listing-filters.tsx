import { catalogMessages, keptFields, type ListingView } from '@vitrina/core/catalog'

import { Button } from '../../kit/button/button.tsx'
import { Checkbox } from '../../kit/checkbox/checkbox.tsx'
import { style } from '../../theme/style.ts'
import { listingFiltersMessages } from './listing-filters.messages.ts'

const listingFiltersStyle = style(`
  & > form { display: grid; gap: 24px; justify-items: start; padding-top: 16px; }
  & > form > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 24px; width: 100%; }
`)

interface ListingFiltersProps {
  list: Pick<ListingView, 'path' | 'query' | 'filters' | 'price'>
}

/**
 * Shows the filters of a list of products with the number of goods behind each. It is a form that
 * leads to the address of the narrowed list, and needs no script of its own. `list` comes from the
 * pages `catalog-category` and `search`.
 */
export const ListingFilters = ({ list }: ListingFiltersProps) => (
  <details className={listingFiltersStyle()}>
    <summary className="link">{listingFiltersMessages.title}</summary>
    <form action={list.path} aria-label={listingFiltersMessages.title}>
      {keptFields(list).map(field => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <div>
        {list.filters.map(({ code, title, values }) => (
          <fieldset key={code}>
            <legend className="h4">{title}</legend>
            {values.map(value => (
              <Checkbox
                key={value.code}
                name={code}
                value={value.code}
                defaultChecked={value.isChosen}
                count={value.count}
              >
                {value.title}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
      <Button>{catalogMessages.show}</Button>
    </form>
  </details>
)
