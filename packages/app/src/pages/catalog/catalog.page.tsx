import { categoryHref } from '@vitrina/core/catalog'
import { type Category } from '@vitrina/core/entities'
import { routeTitle } from '@vitrina/core/routes'
import { formatAmount } from '@vitrina/core/values'

import { CategoryCover } from '../../category-cover/category-cover.tsx'
import { plain } from '../../frames/plain.tsx'
import { definePage } from '../../page/define-page.ts'
import type { CatalogSection, loader } from './catalog.loader.ts'
import { catalogStyle } from './catalog.styles.ts'

export const page = definePage<typeof loader>({
  frame: plain,
  View: ({ data }) => (
    <div className={catalogStyle()}>
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

const CategoryLink = ({ category }: { readonly category: Category }) => (
  <a href={categoryHref(category)}>
    <span>{category.title}</span>
    <span className="sm mut3 num">{formatAmount(category.productsCount)}</span>
  </a>
)
