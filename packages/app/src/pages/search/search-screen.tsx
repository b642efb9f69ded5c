import { catalogMessages } from '@vitrina/core/catalog'
import { type FoundPages, noPages, searchPartHref, shownPart } from '@vitrina/core/content'
import { formatAmount } from '@vitrina/core/price'
import { LinkTabs } from '@vitrina/react-ui'

import { ListingScreen } from '../../listing/listing-screen.tsx'
import type { ViewProps } from '../../page/define-page.ts'
import { PagePart } from '../../page-part/page-part.tsx'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { SearchData, SearchParts } from './search.loader.ts'
import { searchPageMessages } from './search-page.messages.ts'

const load = async () => (await import('./found-pages-list.tsx')).FoundPagesList
const FoundPagesList = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

type SearchProps = ViewProps<SearchData, SearchParts>

/** What was found: products, or pages and articles where the words stand there. */
export function SearchScreen({ data, parts }: SearchProps) {
  const shown = shownPart(data.url, { products: data, pages: parts.pages ?? noPages })
  const tabs = (
    <PagePart of={parts} name="pages" what={searchPageMessages.whatTexts}>
      {pages => pages.total > 0 && <Tabs data={data} pages={pages} />}
    </PagePart>
  )
  if (shown === 'products') return <ListingScreen data={data} parts={parts} tabs={tabs} />
  return <FoundPagesList title={data.title} found={parts.pages ?? noPages} tabs={tabs} />
}

interface TabsProps extends Pick<SearchProps, 'data'> {
  readonly pages: FoundPages
}

function Tabs({ data, pages }: TabsProps) {
  const shown = shownPart(data.url, { products: data, pages })
  const counts = { products: data.total, pages: pages.total }
  const tabs = (['products', 'pages'] as const).map(part => ({
    href: searchPartHref(data.url, part),
    title: catalogMessages.searchPart[part],
    count: formatAmount(counts[part]),
    isCurrent: part === shown
  }))
  return <LinkTabs label={catalogMessages.searchParts} tabs={tabs} />
}
