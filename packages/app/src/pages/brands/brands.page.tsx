import { style } from '@vitrina/react-ui'

import { BrandGrid } from '../../brands/brand-grid.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { loader } from './brands.loader.ts'

const brandsStyle = style(`& > h1 { margin: 6px 0 28px; }`)

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <div className={brandsStyle()}>
      <h1>{data.title}</h1>
      <BrandGrid brands={data.brands} />
    </div>
  )
})
