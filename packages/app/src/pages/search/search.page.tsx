import { catalogMessages } from '@vitrina/core/catalog'
import { noPages, type SearchTab, searchTabs, shownTab } from '@vitrina/core/content'
import type { PageData, PageSections } from '@vitrina/core/pages'
import { LinkTabs } from '@vitrina/react-ui'
import { lazyIsland } from '../../binding/lazy-island.ts'
import { PageSection } from '../../binding/page-section.tsx'
import { plain } from '../../frames/plain.tsx'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { definePage, type ViewProps } from '../../routing/define-page.ts'
import { searchPageMessages } from './search-page.messages.ts'

const load = async () => (await import('./found-pages-list.tsx')).FoundPagesList
const FoundPagesList = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

type SearchProps = ViewProps<PageData<'search'>, PageSections<'search'>>

/** What was found: products, or pages and articles where the words stand there. */
function SearchScreen({ data, sections }: SearchProps) {
  const found = sections.pages ?? noPages
  const tabs = (
    <PageSection of={sections} name="pages" what={searchPageMessages.whatTexts}>
      {pages => <Tabs tabs={searchTabs(data.url, { products: data, pages })} />}
    </PageSection>
  )
  if (shownTab(data.url, { products: data, pages: found }) === 'products')
    return <ListingScreen data={data} sections={sections} tabs={tabs} />
  return <FoundPagesList title={data.title} found={found} tabs={tabs} />
}

const Tabs = ({ tabs }: { readonly tabs: readonly SearchTab[] }) =>
  tabs.length > 0 && <LinkTabs label={catalogMessages.searchParts} tabs={tabs} />

export const page = definePage<'search'>({ frame: plain, View: SearchScreen })
