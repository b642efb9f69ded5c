import { Breadcrumbs, style } from '@vitrina/react-ui'
import { definePage } from '../page/define-page.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { ContentData } from './content.loader.ts'

const contentStyle = style(`& > h1 { margin: 6px 0 28px; }`)

export const page = definePage<ContentData>({
  View: ({ data }) => (
    <article className={`wrap ${contentStyle()}`}>
      <Breadcrumbs items={data.crumbs} />
      <h1>{data.title}</h1>
      <RichText html={data.html} />
    </article>
  )
})
