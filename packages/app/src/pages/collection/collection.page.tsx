import { plain } from '../../frames/plain.tsx'
import { ListingScreen } from '../../parts/listing/listing-screen.tsx'
import { definePage } from '../../routing/define-page.ts'

export const page = definePage<'collection'>({
  frame: plain,
  View: ({ data, sections }) => (
    <ListingScreen
      data={data}
      sections={sections}
      tabs={<p className="lead">{data.description}</p>}
    />
  )
})
