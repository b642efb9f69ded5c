import { type Category } from '@vitrina/core/entities'
import { formatAmount } from '@vitrina/core/price'
import { routeTitle } from '@vitrina/core/routes'
import { Breadcrumbs } from '@vitrina/react-ui'

import { CategoryCover } from '../../category-cover/category-cover.tsx'
import { definePage } from '../../page/define-page.ts'
import type { CatalogData, CatalogSection } from './catalog.loader.ts'
import { catalogStyle } from './catalog.styles.ts'

export const page = definePage<CatalogData>({
  View: ({ data }) => (
    <div className={`wrap ${catalogStyle()}`}>
      <Breadcrumbs items={data.crumbs} />
      <h1>{routeTitle('catalog')}</h1>
      <div className="sections">
        {data.sections.map(section => (
          <Section key={section.category.id} section={section} />
        ))}
      </div>
    </div>
  )
})

const Section = ({ section: { category, children } }: { readonly section: CatalogSection }) => (
  <section className="section">
    <CategoryCover category={category} level={2} />
    <ul className="groups">
      {children.map(child => (
        <li key={child.category.id}>
          <CategoryLink category={child.category} />
          {child.children.map(leaf => (
            <CategoryLink key={leaf.id} category={leaf} />
          ))}
        </li>
      ))}
    </ul>
  </section>
)

const CategoryLink = ({
  category: { path, title, productsCount }
}: {
  readonly category: Category
}) => (
  <a href={`/catalog/${path}`}>
    <span>{title}</span>
    <span className="sm mut3 num">{formatAmount(productsCount)}</span>
  </a>
)
