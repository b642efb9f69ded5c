import { categoryHref } from '@vitrina/core/catalog'
import { type Category } from '@vitrina/core/entities'
import type { PageData } from '@vitrina/core/pages'
import { routeTitle } from '@vitrina/core/routes'
import { formatAmount } from '@vitrina/core/values'
import { style } from '@vitrina/react-ui'
import { plain } from '../../frames/plain.tsx'
import { CategoryCover } from '../../parts/category-cover.tsx'
import { definePage } from '../../routing/define-page.ts'

const catalogStyle = style(`
  & > h1 { margin: 6px 0 32px; }
  & > .sections { display: grid; gap: clamp(40px, 5vw, 64px); }
  & .section { display: grid; grid-template-columns: 264px minmax(0, 1fr); gap: 24px 48px; align-items: start; }
  & .section h2 { margin-bottom: 16px; }
  & .groups { columns: 3; column-gap: 32px; }
  & .groups > li { break-inside: avoid; margin-bottom: 20px; }
  & .groups a { display: flex; justify-content: space-between; gap: 12px; align-items: center; min-height: 36px; }
  & .groups a:hover { color: var(--c-pen); }
  & .groups > li > a:first-child { font-weight: 700; }
  @media (max-width: 1179px) { & .groups { columns: 2; } & .section { grid-template-columns: 200px minmax(0, 1fr); } }
  @media (max-width: 767px) { & .section { grid-template-columns: minmax(0, 1fr); } & .groups { columns: 1; } & .groups > li { margin-bottom: 0; } & .groups a { min-height: 44px; } & .groups > li > a:not(:first-child) { display: none; } }
`)

export const page = definePage<'catalog'>({
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

const Section = ({
  section: { category, children }
}: {
  readonly section: PageData<'catalog'>['sections'][number]
}) => (
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
