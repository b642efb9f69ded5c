import { Breadcrumbs, style } from '@vitrina/react-ui'

import { RichText } from '../../rich-text/rich-text.tsx'
import { definePage } from '../define-page.ts'
import type { ContentData } from './content-data.ts'
import { contentRoutes } from './content-routes.ts'

const contentStyle = style(`& > h1 { margin: 6px 0 28px; }`)

export const page = definePage<ContentData>(contentRoutes, {
  View: ({ data }) => (
    <article className={`wrap ${contentStyle()}`}>
      <Breadcrumbs items={data.crumbs} />
      <h1>{data.title}</h1>
      <RichText html={data.html} />
    </article>
  )
})
