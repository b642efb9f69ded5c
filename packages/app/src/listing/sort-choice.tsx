import {
  type CatalogQuery,
  catalogMessages,
  catalogSearch,
  catalogSorts,
  withSort
} from '@vitrina/core/catalog'
import { Icon } from '@vitrina/react-ui'

import { sortChoiceStyle } from './sort-choice.styles.ts'

interface SortChoiceProps {
  readonly path: string
  readonly query: CatalogQuery
}

/** The order of the list: a disclosure of links, so that it works without script. */
export const SortChoice = ({ path, query }: SortChoiceProps) => (
  <details key={query.sort} className={sortChoiceStyle()}>
    <summary>
      <Icon name="arrows-sort" size="s" />
      <span className="vh">Порядок: </span>
      {catalogMessages.sorts[query.sort]}
      <Icon name="chevron-down" size="xs" />
    </summary>
    <div>
      {catalogSorts.map(sort => (
        <a
          key={sort}
          href={path + catalogSearch(withSort(query, sort))}
          aria-current={sort === query.sort ? 'true' : undefined}
          data-keep-place
        >
          {catalogMessages.sorts[sort]}
        </a>
      ))}
    </div>
  </details>
)
