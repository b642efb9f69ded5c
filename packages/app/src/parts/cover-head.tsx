import type { Picture } from '@vitrina/core/entities'
import { ShopPicture, style } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

const coverHeadStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 16px 48px; align-items: center; min-height: 340px; margin-top: 6px; padding: 40px 56px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone);
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  & > img { justify-self: center; width: 300px; height: 300px; object-fit: contain; filter: drop-shadow(0 18px 14px var(--art-shadow)); }
  & .notes { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-bottom: 14px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .lead { max-width: 34em; margin-top: 18px; color: var(--c-ink-2); }
  & .go { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 26px; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr); margin-inline: -6px; padding: 24px;
    & > img { width: 170px; height: 170px; }
  }
`)

interface CoverHeadProps {
  readonly title: string
  readonly lead: string
  readonly picture: Picture | undefined
  /** Short facts above the name. */
  readonly notes?: readonly string[]
  /** Where to go from here. */
  readonly children?: ReactNode
}

/** The head of a page about one thing: its name on a cover, its picture beside it. */
export const CoverHead = ({ title, lead, picture, notes = [], children }: CoverHeadProps) => (
  <header className={coverHeadStyle()} data-cover={picture?.cover}>
    <div>
      {notes.length > 0 && (
        <p className="notes">
          {notes.map(note => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children && <div className="go">{children}</div>}
    </div>
    <ShopPicture picture={picture} width={320} sizes="300px" alt="" priority />
  </header>
)
