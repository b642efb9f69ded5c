import type { PageLink } from '@vitrina/core/content'
import type { PageData } from '@vitrina/core/pages'
import { type Elements, style } from '@vitrina/react-ui'
import { ArticleText } from './article-text.tsx'
import { contentScreenMessages } from './content-screen.messages.ts'

const contentStyle = style(`
  & h1 { margin: 6px 0 28px; }
  &[data-branch] { display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; }
  & > nav { position: sticky; top: 96px; padding: 24px 28px; border-radius: var(--r-l); background: var(--c-desk); }
  & > nav a { display: flex; align-items: center; min-height: 44px; color: var(--c-ink-2); line-height: 1.3; }
  & > nav li:first-child a { font-weight: 700; color: var(--c-ink); }
  & > nav a:hover { color: var(--c-pen); }
  & > nav li a[aria-current] { color: var(--c-pen); font-weight: 700; }
  @media (max-width: 767px) { & li > a[data-lightbox] { display: inline-block; padding-block: 12px; } }
  @media (max-width: 1179px) { &[data-branch] { grid-template-columns: minmax(0, 1fr); } & > nav { position: static; } }
`)

interface ContentScreenProps {
  readonly data: PageData<'page'>
  /** What can be done about what the text tells. */
  readonly children?: Elements
}

/** A text, and beside it the pages of its branch. */
export const ContentScreen = ({ data, children }: ContentScreenProps) => (
  <div className={contentStyle()} data-branch={data.neighbours.length > 1 || undefined}>
    <article>
      <h1>{data.title}</h1>
      <ArticleText html={data.html} title={data.title} />
      {children}
    </article>
    {data.neighbours.length > 1 && <Branch links={data.neighbours} />}
  </div>
)

/** Where else to look: the pages that stand beside this one. */
const Branch = ({ links }: { readonly links: readonly PageLink[] }) => (
  <nav aria-label={contentScreenMessages.sameSection}>
    <ul>
      {links.map(({ href, title, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
