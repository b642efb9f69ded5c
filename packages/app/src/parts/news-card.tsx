import type { NewsCardView } from '@vitrina/core/content'
import { ShopPicture, style, Tile } from '@vitrina/react-ui'

const newsCardStyle = style(`
  display: grid; gap: 14px; align-content: start;
  & img { width: 62%; max-height: 82%; object-fit: contain; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover img { transform: translateY(-6px); }
  &:hover h2, &:hover h3 { color: var(--c-pen); }
  & h2, & h3 { color: var(--c-ink); font: 700 var(--fs-h3)/1.22 var(--font-text); letter-spacing: -.018em; }
  & > .notes { display: flex; flex-wrap: wrap; gap: 2px 12px; color: var(--c-ink-3); font-size: var(--fs-sm); }
`)

interface NewsCardProps {
  readonly news: Pick<NewsCardView, 'href' | 'picture' | 'notes' | 'title'>
  /** Level of its heading. */
  readonly level: 2 | 3
}

/** An article or a collection in a row of them: its picture, what is short to say, its name. */
export function NewsCard({ news, level }: NewsCardProps) {
  const { href, picture, notes, title } = news
  const Heading = `h${level}` as const
  return (
    <a className={newsCardStyle()} href={href}>
      <Tile cover={picture?.cover} shape="wide">
        <ShopPicture picture={picture} width={320} sizes="260px" alt="" />
      </Tile>
      <p className="notes">
        {notes.map(note => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <Heading>{title}</Heading>
    </a>
  )
}
