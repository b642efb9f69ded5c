import { style } from '@vitrina/react-ui'

import { plain } from '../frames/plain.tsx'
import { definePage } from '../page/define-page.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { loader } from './content.loader.ts'

const contentStyle = style(`& > h1 { margin: 6px 0 28px; }`)

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <article className={contentStyle()}>
      <h1>{data.title}</h1>
      <RichText html={data.html} />
    </article>
  )
})
