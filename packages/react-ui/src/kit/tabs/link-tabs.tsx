import { tabsStyle } from './tabs.styles.ts'

interface LinkTab {
  readonly href: string
  readonly title: string
  /** Written out. */
  readonly count: string
  readonly isCurrent: boolean
}

interface LinkTabsProps {
  label: string
  tabs: readonly LinkTab[]
}

/** Leads between parts of a page that have an address each; works without script. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav className={tabsStyle()} aria-label={label}>
    {tabs.map(({ href, title, count, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined} data-keep-place>
        <span>{`${title} `}</span>
        <sup>{count}</sup>
      </a>
    ))}
  </nav>
)
