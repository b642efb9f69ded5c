import { plain } from '../../frames/plain.tsx'
import type { loader } from '../../loaders/collection.loader.ts'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data, sections }) => (
    <ListingScreen
      data={data}
      sections={sections}
      tabs={<p className="lead">{data.description}</p>}
    />
  )
})
