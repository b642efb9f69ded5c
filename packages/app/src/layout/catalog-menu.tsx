import { routePath } from '@vitrina/core'
import { type Category } from '@vitrina/core/entities'
import { Icon } from '@vitrina/react-ui'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useNavigationState } from '../routing/router.tsx'
import { catalogMenuStyle } from './catalog-menu.styles.ts'
import { layoutMessages } from './layout.messages.ts'

interface CatalogMenuProps {
  readonly categories: readonly Category[]
}

/** The button «Каталог» and its panel of links: a native disclosure, which needs no script to open. */
export function CatalogMenu({ categories }: CatalogMenuProps) {
  const visit = useNavigationState(state => state.visit)
  const menu = useRef<HTMLDetailsElement>(null)
  const roots = categories.filter(({ parentId }) => parentId === null)

  function close() {
    if (menu.current) menu.current.open = false
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }

  function closeLeft(event: FocusEvent) {
    // Without a target the window itself lost the focus.
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close()
  }

  return (
    <details
      key={visit}
      ref={menu}
      className={catalogMenuStyle()}
      onKeyDown={closeByKey}
      onBlur={closeLeft}
    >
      <summary>
        <Icon name="menu-2" />
        {layoutMessages.catalog}
      </summary>
      <nav className="panel" aria-label={layoutMessages.catalog}>
        <div className="columns">
          {roots.map(root => (
            <div key={root.id}>
              <a href={`/catalog/${root.path}`}>{root.title}</a>
              {categories
                .filter(({ parentId }) => parentId === root.id)
                .map(({ id, path, title }) => (
                  <a key={id} href={`/catalog/${path}`}>
                    {title}
                  </a>
                ))}
            </div>
          ))}
        </div>
        <a className="link" href={routePath('catalog')}>
          {layoutMessages.wholeCatalog}
        </a>
      </nav>
    </details>
  )
}
