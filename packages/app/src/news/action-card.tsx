import type { NewsCardView } from '@vitrina/core/content'
import { ShopPicture, style } from '@vitrina/react-ui'

const actionCardStyle = style(`
  position: relative; display: grid; align-content: space-between; gap: 24px; min-height: 300px; padding: 36px 40px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone);
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  & > div { position: relative; z-index: 1; max-width: 25em; }
  & > div > p { margin-top: 10px; color: var(--c-ink-2); }
  & > .term { position: relative; z-index: 1; justify-self: start; padding: 5px 12px; border-radius: var(--r-pill); background: var(--c-sheet); color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 600; }
  & > img { position: absolute; right: 8px; bottom: -26px; width: 190px; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover > img { transform: translateY(-8px); }
  &[data-over] { background: var(--c-desk); }
  &[data-over] > img { filter: grayscale(1); opacity: .5; }
  @media (max-width: 767px) { min-height: 264px; padding: 24px; & > img { right: -8px; bottom: -18px; width: 124px; } }
`)

/** A promotion: what it gives and until when. */
export const ActionCard = ({ news }: { readonly news: NewsCardView }) => (
  <a
    className={actionCardStyle()}
    data-cover={news.picture?.cover}
    data-over={news.isOver || undefined}
    href={news.href}
  >
    <div>
      <h2>{news.title}</h2>
      <p>{news.preview}</p>
    </div>
    <span className="term">{news.notes.join(', ')}</span>
    <ShopPicture picture={news.picture} width={320} sizes="190px" alt="" />
  </a>
)
