import { plain } from '../../frames/plain.tsx'
import { ListingScreen } from '../../listing/listing-screen.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './collection.loader.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data, parts }) => (
    <ListingScreen data={data} parts={parts} tabs={<p className="lead">{data.description}</p>} />
  )
})
