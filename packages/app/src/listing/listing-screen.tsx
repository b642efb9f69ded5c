import type { CategoryLink } from '@vitrina/core/catalog'
import { catalogMessages, emptyListing } from '@vitrina/core/catalog'
import { countedNouns, countOf } from '@vitrina/core/values'
import { Part, ShopPicture, Tile } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

import type { ViewProps } from '../page/define-page.ts'
import { PagePart } from '../page-part/page-part.tsx'
import { touchedPart } from '../page-part/touched-part.ts'
import { BelowFold } from '../routing/below-fold.tsx'
import { useNavigationState } from '../routing/router.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterForm } from './filter-form.tsx'
import type { ListingData, ListingParts } from './listing.loader.ts'
import { listingMessages } from './listing.messages.ts'
import { ListingGoods } from './listing-goods.tsx'
import { listingStyle } from './listing-screen.styles.ts'
import { SortChoice } from './sort-choice.tsx'
import { useFilterAddress } from './use-filter-address.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet
const FilterSheet = touchedPart(loadSheet, import.meta.env.SSR ? await loadSheet() : undefined)
const loadEmpty = async () => (await import('./empty-listing.tsx')).EmptyListing
const EmptyListing = touchedPart(loadEmpty, import.meta.env.SSR ? await loadEmpty() : undefined)

const loadMore = async () => (await import('./more-products.tsx')).MoreProducts
const MoreProducts = touchedPart(loadMore, import.meta.env.SSR ? await loadMore() : undefined)

const unknownFilters = { filters: [], chips: [], stickers: [] }

interface ListingScreenProps extends ViewProps<ListingData, ListingParts> {
  /** What else the page holds, as links under its name. */
  readonly tabs?: ReactNode
  /** Of its heading; a page that names itself above has it at 2. */
  readonly level?: 1 | 2
}

/** A list of products with everything that narrows, orders and continues it. */
export function ListingScreen({ data, parts, tabs, level = 1 }: ListingScreenProps) {
  const Heading = `h${level}` as const
  const isBusy = useNavigationState(({ pending }) => pending?.split('?', 1)[0] === data.path)
  const apply = useFilterAddress(data.path)
  const hasCards = data.cards.length > 0
  const shown = { ...data, ...(parts.filters ?? unknownFilters) }
  return (
    <div className={listingStyle()} data-bare={emptyListing(data)?.isBare || undefined}>
      <div className="head">
        <Heading>{data.title}</Heading>
        <span className="mut3 num" role="status">
          {countOf(data.total, countedNouns.products)}
        </span>
      </div>
      {data.corrected !== undefined && (
        <p className="mut">{catalogMessages.corrected(data.corrected)}</p>
      )}
      {tabs && <div className="tabs">{tabs}</div>}
      {hasCards && (
        <PagePart of={parts} name="sections" what={listingMessages.whatSections}>
          {links => <Sections links={links} />}
        </PagePart>
      )}
      <div className="columns">
        <aside id="filters" aria-label={listingMessages.filters}>
          <BelowFold>
            <FilterForm data={shown} onChange={apply} />
          </BelowFold>
        </aside>
        <div>
          <PagePart of={parts} name="filters" what={listingMessages.whatFilters} />
          <div className="bar">
            <Part>
              <FilterSheet data={shown} />
            </Part>
            <div className="chosen">
              <Part>
                <ChosenFilters data={shown} />
              </Part>
            </div>
            <SortChoice path={data.path} query={data.query} />
          </div>
          {hasCards ? (
            <>
              <ListingGoods
                cards={data.cards}
                level={level === 1 ? 2 : 3}
                banners={parts.banners ?? []}
                isBusy={isBusy}
              />
              <PagePart of={parts} name="banners" what={listingMessages.whatBanners} />
              <BelowFold>
                <MoreProducts data={shown} />
              </BelowFold>
            </>
          ) : (
            <EmptyListing data={data} sections={parts.sections ?? []} />
          )}
        </div>
      </div>
    </div>
  )
}

const Sections = ({ links }: { readonly links: readonly CategoryLink[] }) =>
  links.length > 0 && (
    <nav className="sections" aria-label={listingMessages.subsections}>
      {links.map(({ href, title, picture }) => (
        <a key={href} href={href}>
          <span>
            <Tile as="span" cover={picture?.cover} shape="thumb" art>
              <ShopPicture picture={picture} width={80} alt="" />
            </Tile>
          </span>
          <span>{title}</span>
        </a>
      ))}
    </nav>
  )
