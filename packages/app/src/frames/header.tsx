import { routePath } from '@vitrina/core'
import { categoryHref, childCategories } from '@vitrina/core/catalog'
import { type MenuCategory } from '@vitrina/core/entities'
import { Boundary, HeaderSearch, Icon, style, useClosingDetails, useSite } from '@vitrina/react-ui'
import { memo } from 'react'
import { nearIsland } from '../binding/near-island.tsx'
import { useNavigation, useShown } from '../binding/router.tsx'
import { onFirstTouch } from '../platform/first-touch.ts'
import { Actions } from './actions.tsx'
import { layoutMessages } from './layout.messages.ts'
import { Logo } from './logo.tsx'

const catalogMenuStyle = style(`
  & > summary { display: inline-flex; align-items: center; gap: 8px; min-height: 52px; padding: 0 22px; border-radius: var(--r-m); background: var(--c-pen); color: var(--c-on-pen); font-weight: 600; }
  & > summary:hover { background: var(--c-pen-2); }
  & > .panel { position: absolute; inset: auto var(--gutter) auto; z-index: 6; margin-top: 8px; padding: 28px 32px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); max-height: min(70vh, 640px); overflow: auto; }
  & .columns { columns: 4; column-gap: 32px; }
  & .columns > div { break-inside: avoid; margin-bottom: 20px; }
  & .columns a { display: flex; align-items: center; min-height: 34px; color: var(--c-ink-2); font-size: .9375rem; line-height: 1.25; }
  & .columns a:hover { color: var(--c-pen); }
  & .columns > div > a { color: var(--c-ink); font-size: 1rem; font-weight: 700; }
  @media (max-width: 1179px) { & .columns { columns: 3; } }
`)

interface CatalogMenuProps {
  readonly categories: readonly MenuCategory[]
}

/** The button «Каталог» and its panel of links: a native disclosure, which needs no script to open. */
function CatalogMenu({ categories }: CatalogMenuProps) {
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

const headerStyle = style(`
  position: relative; z-index: var(--z-header); background: var(--c-paper);
  & > .wrap > :first-child { min-height: 44px; }
  & .top { display: flex; align-items: center; gap: 22px; height: 44px; color: var(--c-ink-2); font-size: var(--fs-sm); white-space: nowrap; }
  & .top > .links { flex: 1; display: flex; gap: 22px; min-width: 0; overflow: hidden; }
  & .top a:hover, & .top > form button:hover { color: var(--c-pen); }
  & .top a, & .top > form button { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; }
  & .town > summary { display: flex; align-items: center; gap: 6px; min-height: 44px; color: var(--c-ink); font-weight: 600; cursor: pointer; }
  & .town > summary:hover { color: var(--c-pen); }
  & .town > summary > :nth-last-child(2) { max-width: min(13.75rem, 100vw - 210px); overflow: hidden; text-overflow: ellipsis; }
  & .town[open] > summary > :last-child { transform: rotate(180deg); }
  & .town > form { position: absolute; z-index: 6; display: grid; gap: 12px; width: 360px; padding: 20px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); white-space: normal; }
  & .top .currencies { display: flex; }
  & .top .currencies button { min-width: 32px; justify-content: center; }
  & .top .currencies [aria-pressed=true] { color: var(--c-ink); font-weight: 700; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 5px; }
  & .top .phone { color: var(--c-ink); font-weight: 600; }
  & .main { display: grid; grid-template-columns: auto auto minmax(0, 1fr) auto; align-items: center; gap: 22px; padding-block: 10px 18px; }
  & .logo { display: inline-grid; gap: 3px; padding: 4px 0; color: var(--c-pen); }
  & .logo > b { font: 900 34px/.92 var(--font-display); letter-spacing: -.055em; }
  & .logo > span { display: flex; align-items: center; height: 10px; }
  & .logo > span > i { flex: 1; height: 6px; background: repeating-linear-gradient(90deg, currentColor 0 3px, transparent 3px 6px) 0 0 / 100% 3px no-repeat, repeating-linear-gradient(90deg, transparent 0 3px, currentColor 3px 6px) 0 3px / 100% 3px no-repeat; }
  & .logo svg { width: 24px; height: 11px; margin-right: -4px; }
  & .acts { display: flex; gap: 2px; margin-right: -16px; }
  & .acts > a { position: relative; display: grid; justify-items: center; gap: 3px; min-width: 74px; padding: 6px 4px; border-radius: var(--r-s); color: var(--c-ink-2); font-size: var(--fs-xs); line-height: 1.2; font-weight: 500; }
  & .acts > a:hover { color: var(--c-pen); }
  & .acts svg { width: 26px; height: 26px; color: var(--c-ink); }
  & .acts > a:hover svg { color: var(--c-pen); }
  & .acts b { position: absolute; top: 0; left: calc(50% + 3px); box-shadow: 0 0 0 2px var(--c-paper); }
  & .acts > a > span { max-width: 96px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & .cats { display: flex; gap: 6px; margin-inline: -12px; padding-bottom: 12px; overflow-x: auto; scrollbar-width: none; }
  & .cats > a { display: inline-flex; align-items: center; min-height: 40px; padding: 0 12px; border-radius: var(--r-s); font-size: .9375rem; font-weight: 500; white-space: nowrap; }
  & .cats > a:hover { background: var(--c-desk); }
  & .cats > .sale { color: var(--c-red); font-weight: 600; }
  & .cats > .schools { margin-left: auto; color: var(--c-green); font-weight: 600; }
  @media (min-width: 1180px) {
    & .top { flex-wrap: wrap; height: auto; }
    & .top > .links, & .cats { flex-wrap: wrap; overflow: visible; }
    & .top > .links { flex-basis: 32rem; column-gap: 22px; }
    & .main { display: flex; flex-wrap: wrap; }
    & .main > .search { flex: 1 1 16rem; }
    & .acts { margin-left: auto; }
    & .acts > a > span { max-width: none; }
  }
  @media (max-width: 1179px) {
    & .main { gap: 14px; }
    & .acts { margin-right: -10px; }
    & .acts > a { min-width: 52px; }
    & .acts > a > span { display: none; }
  }
  @media (max-width: 767px) {
    position: sticky; top: var(--note, 0px); border-bottom: 1px solid var(--c-line);
    & .cats, & .top > :not(.town), & .acts > a:not(:first-child, .bell) { display: none; }
    & .town > summary { font-size: min(var(--fs-sm), 4.2vw); }
    & > .wrap > :first-child { position: absolute; top: 6px; left: calc(var(--gutter) + 90px); min-height: 0; }
    & .town > form { position: fixed; inset: calc(58px + var(--note, 0px)) var(--gutter) auto; width: auto; }
    & .acts { grid-column: 3; grid-row: 1; }
    & .acts > a { min-height: 44px; }
    & .main { grid-template-columns: auto minmax(0, 1fr) auto; gap: 4px 12px; padding-block: 6px 12px; }
    & .logo > b { font-size: 27px; }
    & .logo[data-long] > b { max-width: 82px; overflow: hidden; font-size: 17px; }
    & .main > .search { grid-column: 1 / -1; grid-row: 2; }
    & .main > .menu { display: none; }
  }
`)

/** Town, currency, theme: nothing of it is wanted before the page is touched. */
const load = async () => (await import('./top-line.tsx')).TopLine
const TopLine = nearIsland({
  load,
  drawn: import.meta.env.SSR ? await load() : undefined,
  when: onFirstTouch
})

export function Header() {
  const { open } = useNavigation()
  const categories = useSite(site => site.categories)
  const roots = childCategories(categories)
  return (
    <header className={headerStyle()}>
      <div className="wrap">
        <Boundary>
          <TopLine />
        </Boundary>
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
