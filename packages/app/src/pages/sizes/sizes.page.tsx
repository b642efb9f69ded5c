import { pagePath } from '@vitrina/core/content'
import { style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { BrandGrid } from '../../parts/brand-grid.tsx'
import { definePage } from '../../routing/define-page.ts'
import { sizeTablesMessages } from './size-tables.messages.ts'

const sizesStyle = style(`
  & > h1 { margin: 6px 0 16px; }
  & > .lead { max-width: 40em; margin-bottom: 32px; color: var(--c-ink-2); }
`)

export const page = definePage<'sizes'>({
  frame: plain,
  View: ({ data }) => (
    <div className={sizesStyle()}>
      <h1>{data.title}</h1>
      <p className="lead">
        <span>{`${sizeTablesMessages.lead} `}</span>
        <a className="link" href={pagePath('merki')}>
          {sizeTablesMessages.how}
        </a>
        <span>.</span>
      </p>
      <BrandGrid
        brands={data.brands}
        hrefOf={({ sizesHref, href }) => sizesHref ?? href}
        noteOf={() => sizeTablesMessages.table}
      />
    </div>
  )
})
