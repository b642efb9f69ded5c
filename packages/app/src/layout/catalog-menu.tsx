import { routePath } from '@vitrina/core'
import { categoryHref, childCategories } from '@vitrina/core/catalog'
import { type MenuCategory } from '@vitrina/core/entities'
import { Icon, useClosingDetails } from '@vitrina/react-ui'
import { memo } from 'react'

import { useShown } from '../routing/router.tsx'
import { catalogMenuStyle } from './catalog-menu.styles.ts'
import { layoutMessages } from './layout.messages.ts'

interface CatalogMenuProps {
  readonly categories: readonly MenuCategory[]
}

/** The button «Каталог» and its panel of links: a native disclosure, which needs no script to open. */
export function CatalogMenu({ categories }: CatalogMenuProps) {
  const visit = useShown(state => state.visit)
  const closing = useClosingDetails(visit)

  return (
    <details className={catalogMenuStyle()} {...closing}>
      <summary>
        <Icon name="menu-2" />
        <span>{layoutMessages.catalog}</span>
      </summary>
      <Panel categories={categories} />
    </details>
  )
}

/** The same on every page: another one only shuts it. */
const Panel = memo(({ categories }: CatalogMenuProps) => (
  <nav className="panel" aria-label={layoutMessages.catalog}>
    <div className="columns" data-menu>
      {childCategories(categories).map(root => (
        <div key={root.id}>
          <a href={categoryHref(root)}>{root.title}</a>
          {childCategories(categories, root).map(child => (
            <a key={child.id} href={categoryHref(child)}>
              {child.title}
            </a>
          ))}
        </div>
      ))}
    </div>
    <a className="link" href={routePath('catalog')}>
      {layoutMessages.wholeCatalog}
    </a>
  </nav>
))
