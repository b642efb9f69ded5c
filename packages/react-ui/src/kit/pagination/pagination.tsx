import { style } from '../../theme/style.ts'
import { Icon } from '../icon/icon.tsx'
import { kitMessages } from '../kit.messages.ts'

const paginationStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px; font-variant-numeric: tabular-nums;
  & > * { display: grid; place-items: center; min-width: 48px; height: 48px; padding: 0 6px; border-radius: var(--r-m); font-weight: 600; }
  & > a:hover { background: var(--c-desk); }
  & > .arrow { border: 1.5px solid var(--c-line); }
  & > span.arrow { opacity: .4; }
  & > [aria-current] { background: var(--c-pen); color: var(--c-on-pen); }
  @media (max-width: 767px) { & > * { min-width: 44px; padding: 0 2px; } }
`)

interface PageLink {
  readonly page: number
  readonly href: string
  /** It is the one that is shown. */
  readonly isChosen: boolean
}

interface PaginationProps {
  /** The window of links to show, in order. */
  links: readonly PageLink[]
  /** Address of the page before; none on the first one. */
  previous?: string | undefined
  next?: string | undefined
}

/**
 * Links the pages of a list. Its props are `pages` of a list of the core; each page has an address,
 * so it works without script.
 */
export const Pagination = ({ links, previous, next }: PaginationProps) => (
  <nav className={paginationStyle()} aria-label={kitMessages.pages} data-smooth>
    <Arrow href={previous} name={kitMessages.previousPage} icon="arrow-left" />
    {links.map(({ page, href, isChosen }) => (
      <a
        key={page}
        href={href}
        aria-label={kitMessages.page(page)}
        aria-current={isChosen ? 'page' : undefined}
      >
        {page}
      </a>
    ))}
    <Arrow href={next} name={kitMessages.nextPage} icon="arrow-right" />
  </nav>
)

interface ArrowProps {
  href: string | undefined
  name: string
  icon: 'arrow-left' | 'arrow-right'
}

function Arrow({ href, name, icon }: ArrowProps) {
  if (!href) {
    return (
      <span className="arrow" aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  const rel = icon === 'arrow-left' ? 'prev' : 'next'
  return (
    <a className="arrow" href={href} rel={rel} aria-label={name}>
      <Icon name={icon} />
    </a>
  )
}
