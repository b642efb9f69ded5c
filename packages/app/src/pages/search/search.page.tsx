import { catalogMessages } from '@vitrina/core/catalog'
import { noPages, type SearchTab, searchTabs, shownPart } from '@vitrina/core/content'
import { LinkTabs } from '@vitrina/react-ui'
import { PagePart } from '../../binding/page-part.tsx'
import { touchedPart } from '../../binding/touched-part.ts'
import { plain } from '../../frames/plain.tsx'
import type { loader, SearchData, SearchParts } from '../../loaders/search.loader.ts'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { searchPageMessages } from './search-page.messages.ts'

const load = async () => (await import('./found-pages-list.tsx')).FoundPagesList
const FoundPagesList = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

type SearchProps = ViewProps<SearchData, SearchParts>

/** What was found: products, or pages and articles where the words stand there. */
function SearchScreen({ data, parts }: SearchProps) {
  const found = parts.pages ?? noPages
  const tabs = (
    <PagePart of={parts} name="pages" what={searchPageMessages.whatTexts}>
      {pages => <Tabs tabs={searchTabs(data.url, { products: data, pages })} />}
    </PagePart>
  )
  if (shownPart(data.url, { products: data, pages: found }) === 'products')
    return <ListingScreen data={data} parts={parts} tabs={tabs} />
  return <FoundPagesList title={data.title} found={found} tabs={tabs} />
}

const Tabs = ({ tabs }: { readonly tabs: readonly SearchTab[] }) =>
  tabs.length > 0 && <LinkTabs label={catalogMessages.searchParts} tabs={tabs} />

export const page = definePage<typeof loader>({ frame: plain, View: SearchScreen })
