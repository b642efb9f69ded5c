import { style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { BrandGrid } from '../../parts/brand-grid.tsx'
import { definePage } from '../../routing/define-page.ts'

const brandsStyle = style(`& > h1 { margin: 6px 0 28px; }`)

export const page = definePage<'brands'>({
  frame: plain,
  View: ({ data }) => (
    <div className={brandsStyle()}>
      <h1>{data.title}</h1>
      <BrandGrid brands={data.brands} />
    </div>
  )
})
