import { routePath } from '@vitrina/core'
import { categoryHref, childCategories } from '@vitrina/core/catalog'
import { type MenuCategory } from '@vitrina/core/entities'
import { HeaderSearch, Part, useSite } from '@vitrina/react-ui'

import { nearPart } from '../page-part/near-part.tsx'
import { whenTouched } from '../platform/first-touch.ts'
import { useNavigation } from '../routing/router.tsx'
import { Actions } from './actions.tsx'
import { CatalogMenu } from './catalog-menu.tsx'
import { headerStyle } from './header.styles.ts'
import { layoutMessages } from './layout.messages.ts'
import { Logo } from './logo.tsx'

/** Town, currency, theme: nothing of it is wanted before the page is touched. */
const load = async () => (await import('./top-line.tsx')).TopLine
const TopLine = nearPart({
  load,
  drawn: import.meta.env.SSR ? await load() : undefined,
  when: whenTouched
})

export function Header() {
  const { open } = useNavigation()
  const categories = useSite(site => site.categories)
  const roots = childCategories(categories)
  return (
    <header className={headerStyle()}>
      <div className="wrap">
        <Part>
          <TopLine />
        </Part>
        <div className="main">
          <Logo />
          <div className="menu">
            <CatalogMenu categories={categories} />
          </div>
          <div className="search">
            <HeaderSearch action={routePath('search')} onOpen={url => void open(url)} />
          </div>
          <Actions />
        </div>
        <Sections roots={roots} />
      </div>
    </header>
  )
}

const Sections = ({ roots }: { roots: readonly MenuCategory[] }) => (
  <nav className="cats" aria-label={layoutMessages.sections}>
    {roots.map(root => (
      <a key={root.id} href={categoryHref(root)}>
        {root.title}
      </a>
    ))}
    <a className="sale" href={routePath('collection', { code: 'sale' })}>
      {layoutMessages.sale}
    </a>
    <a className="schools" href={routePath('wholesale')}>
      {layoutMessages.forSchools}
    </a>
  </nav>
)
