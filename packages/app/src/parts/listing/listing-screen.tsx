import {
  type CategoryLink,
  catalogMessages,
  emptyListing,
  type ListingView,
  listingSorts,
  unfilteredHref
} from '@vitrina/core/catalog'
import type { ListingData, PageSections, ShownListing } from '@vitrina/core/pages'
import { countedNouns, countOf } from '@vitrina/core/values'
import {
  AppliedChip,
  Boundary,
  Chip,
  Chips,
  Icon,
  ShopPicture,
  style,
  Tile,
  useClosingDetails
} from '@vitrina/react-ui'
import type { ReactNode } from 'react'
import { BelowFold } from '../../binding/below-fold.tsx'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { useNavigationState } from '../../binding/router.tsx'
import type { ViewProps } from '../../routing/define-page.ts'
import { FilterForm } from './filter-form.tsx'
import { listingMessages } from './listing.messages.ts'
import { ListingGoods } from './listing-goods.tsx'
import { useFilterAddress } from './use-filter-address.ts'

/** The applied filters above the list, each a link to the list without it; before any, its stickers. */
function ChosenFilters({ data }: { readonly data: ShownListing }) {
  const { chips, stickers } = data
  if (chips.length + stickers.length === 0) return null
  return (
    <Chips scroll>
      {chips.map(({ key, title, href }) => (
        <AppliedChip key={key} href={href}>
          {title}
        </AppliedChip>
      ))}
      {chips.length > 0 && (
        <Chip variant="line" href={unfilteredHref(data)}>
          {catalogMessages.dropAll}
        </Chip>
      )}
      {stickers.map(({ key, title, href }) => (
        <Chip key={key} variant="line" href={href}>
          {title}
        </Chip>
      ))}
    </Chips>
  )
}

const sortChoiceStyle = style(`
  position: relative; margin-left: auto;
  & > summary { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 500; white-space: nowrap; }
  & > summary:hover { color: var(--c-pen); }
  & > div { position: absolute; right: 0; top: 100%; z-index: 13; display: grid; min-width: 230px; padding: 8px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); }
  & > div > a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: var(--r-s); white-space: nowrap; }
  & > div > a:hover { background: var(--c-desk); }
  & > div > [aria-current] { color: var(--c-pen); font-weight: 600; }
`)

interface SortChoiceProps {
  readonly path: string
  readonly query: ListingView['query']
}

/** The order of the list: a disclosure of links, so that it works without script. */
const SortChoice = ({ path, query }: SortChoiceProps) => (
  <details className={sortChoiceStyle()} {...useClosingDetails(query.sort)}>
    <summary>
      <Icon name="arrows-sort" size="s" />
      <span className="vh">{`${listingMessages.order} `}</span>
      <span>{catalogMessages.sorts[query.sort]}</span>
      <Icon name="chevron-down" size="xs" />
    </summary>
    <div>
      {listingSorts({ path, query }).map(({ key, title, href, isChosen }) => (
        <a key={key} href={href} aria-current={isChosen ? 'true' : undefined} data-keep-place>
          {title}
        </a>
      ))}
    </div>
  </details>
)

const listingStyle = style(`
  & > .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 18px; margin: 6px 0 22px; }
  & > .head > h1 { min-width: 0; overflow-wrap: anywhere; }
  & > .tabs { margin-bottom: 28px; }
  & > .sections { display: flex; gap: 10px; margin-bottom: 32px; overflow-x: auto; scrollbar-width: none; }
  & > .sections > a { display: flex; align-items: center; gap: 12px; flex: 1 0 auto; max-width: 210px; padding: 6px 18px 6px 6px; border-radius: var(--r-ml); background: var(--c-desk); font-size: .9375rem; font-weight: 500; line-height: 1.2; }
  @supports selector(:has(a)) {
    & > .sections { visibility: hidden; }
    & > .sections:has(+ *) { visibility: visible; }
  }
  & > .sections > a:hover { color: var(--c-pen); }
  & > .sections > a > span:first-child { flex: none; width: 56px; }
  & > .columns { display: grid; grid-template-columns: min(16.5rem, 30%) minmax(0, 1fr); gap: clamp(28px, 3.4vw, 48px); align-items: start; }
  &[data-bare] > .columns { grid-template-columns: minmax(0, 1fr); }
  &[data-bare] :is(aside, .bar) { display: none; }
  & .bar { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 24px; }
  & .bar > .chosen { flex: 1; min-width: 0; }
  & .growing { display: grid; justify-items: center; gap: 20px; margin-top: clamp(40px, 4.4vw, 64px); }
  & .growing > .next { min-width: 320px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: min(13.75rem, 34%) minmax(0, 1fr); } }
  @media (max-width: 767px) {
    & > .head { margin-bottom: 14px; }
    & > .sections { gap: 8px; margin: 0 calc(var(--gutter) * -1) 18px; padding-inline: var(--gutter); }
    & > .sections > a > span:first-child { width: 44px; }
    & > .columns { grid-template-columns: minmax(0, 1fr); }
    & > .columns > aside:not(:target) { display: none; }
    & .bar { position: sticky; top: calc(117px + var(--note, 0px)); z-index: 12; flex-wrap: wrap; justify-content: space-between; gap: 4px 8px; margin-bottom: 12px; padding-block: 8px; background: var(--c-paper); }
    & .bar > .chosen { flex: 1 0 100%; order: 1; }
    & .growing > .next { width: 100%; min-width: 0; }
  }
`)

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet
const FilterSheet = lazyIsland(loadSheet, import.meta.env.SSR ? await loadSheet() : undefined)
const loadEmpty = async () => (await import('./empty-listing.tsx')).EmptyListing
const EmptyListing = lazyIsland(loadEmpty, import.meta.env.SSR ? await loadEmpty() : undefined)

const loadMore = async () => (await import('./more-products.tsx')).MoreProducts
const MoreProducts = lazyIsland(loadMore, import.meta.env.SSR ? await loadMore() : undefined)

const unknownFilters = { filters: [], chips: [], stickers: [] }

interface ListingScreenProps extends ViewProps<ListingData, PageSections<'catalog-category'>> {
  /** What else the page holds, as links under its name. */
  readonly tabs?: ReactNode
  /** Of its heading; a page that names itself above has it at 2. */
  readonly level?: 1 | 2
}

/** A list of products with everything that narrows, orders and continues it. */
export function ListingScreen({ data, sections, tabs, level = 1 }: ListingScreenProps) {
  const Heading = `h${level}` as const
  const isBusy = useNavigationState(({ pending }) => pending?.split('?', 1)[0] === data.path)
  const apply = useFilterAddress(data.path)
  const hasCards = data.cards.length > 0
  const shown = { ...data, ...(sections.filters ?? unknownFilters) }
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
        <PageSection of={sections} name="sections" what={listingMessages.whatSections}>
          {links => <Sections links={links} />}
        </PageSection>
      )}
      <div className="columns">
        <aside id="filters" aria-label={listingMessages.filters}>
          <BelowFold>
            <FilterForm data={shown} onChange={apply} />
          </BelowFold>
        </aside>
        <div>
          <PageSection of={sections} name="filters" what={listingMessages.whatFilters} />
          <div className="bar">
            <Boundary>
              <FilterSheet data={shown} />
            </Boundary>
            <div className="chosen">
              <Boundary>
                <ChosenFilters data={shown} />
              </Boundary>
            </div>
            <SortChoice path={data.path} query={data.query} />
          </div>
          {hasCards ? (
            <>
              <ListingGoods
                cards={data.cards}
                level={level === 1 ? 2 : 3}
                banners={sections.banners ?? []}
                isBusy={isBusy}
              />
              <PageSection of={sections} name="banners" what={listingMessages.whatBanners} />
              <BelowFold>
                <MoreProducts data={shown} />
              </BelowFold>
            </>
          ) : (
            <EmptyListing data={data} sections={sections.sections ?? []} />
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
