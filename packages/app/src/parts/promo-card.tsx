import type { Picture } from '@vitrina/core/entities'
import { ShopPicture, style } from '@vitrina/react-ui'

const promoCardStyle = style(`
  position: relative; display: grid; align-content: space-between; gap: 24px; min-height: 300px; padding: 36px 40px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone);
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  & > div { position: relative; z-index: 1; min-width: 0; max-width: 25em; }
  & > div > p { margin-top: 10px; color: var(--c-ink-2); }
  & > .term { position: relative; z-index: 1; justify-self: start; padding: 5px 12px; border-radius: var(--r-pill); background: var(--c-sheet); color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 600; }
  & > img { position: absolute; right: 8px; bottom: -26px; width: 190px; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover > img { transform: translateY(-8px); }
  &[data-over] { background: var(--c-desk); }
  &[data-over] > img { filter: grayscale(1); opacity: .5; }
  @media (max-width: 767px) { min-height: 264px; padding: 24px; & > img { right: -8px; bottom: -18px; width: 124px; } }
`)

interface PromoCardProps {
  readonly href: string
  readonly title: string
  readonly text: string
  /** A word or two below: until when, from what sum; none while it is not known. */
  readonly note: string | undefined
  readonly cover: Picture['cover']
  readonly picture: Picture | undefined
  /** Over and done with. */
  readonly isOver?: boolean
}

/** Something worth a page of its own, on a large cover: what it gives, and its thing. */
export const PromoCard = ({ href, title, text, note, cover, picture, isOver }: PromoCardProps) => (
  <a className={promoCardStyle()} data-cover={cover} data-over={isOver || undefined} href={href}>
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    {note && <span className="term">{note}</span>}
    <ShopPicture picture={picture} width={320} sizes="190px" alt="" />
  </a>
)
