import { categoryHref } from '@vitrina/core/catalog'
import { type Category } from '@vitrina/core/entities'
import { countedNouns, countOf } from '@vitrina/core/values'
import { ShopPicture, style } from '@vitrina/react-ui'

const categoryCoverStyle = style(`
  position: relative; display: block; height: 236px; overflow: hidden; border-radius: 8px var(--r-l) var(--r-l) 8px; background: var(--cover-stone); isolation: isolate;
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  &::before { content: ""; position: absolute; left: 0; inset-block: 0; z-index: 1; width: 16px; background: linear-gradient(90deg, rgb(0 0 0 / .10), rgb(0 0 0 / .02) 70%, rgb(0 0 0 / .09) 100%); }
  &::after { content: ""; position: absolute; left: 5px; top: 25%; z-index: 2; width: 4px; height: 50%; border-block: 22px solid var(--c-ink-veil); border-radius: 2px; }
  & .words { position: absolute; left: 34px; top: 22px; right: 20px; z-index: 2; }
  & .words > :first-child { margin: 0; font-size: min(clamp(1.125rem, .9rem + .75vw, 1.5rem), max(24px, 2.2vw)); line-height: 1.08; }
  & .words > p { margin-top: 6px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & img { position: absolute; right: -4%; bottom: -12%; width: 216px; max-width: none; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover img { transform: translateY(-8px) rotate(-2deg); }
  @media (max-width: 767px) {
    height: 172px;
    & .words { left: 28px; top: 16px; right: 10px; }
    & img { width: 128px; }
  }
`)

interface CategoryCoverProps {
  readonly category: Pick<Category, 'title' | 'path' | 'image' | 'productsCount'>
  /** Level of the heading on the cover. */
  readonly level: 2 | 3
}

/** A category as the cover of an exercise book: spine, staples, name. */
export function CategoryCover({ category, level }: CategoryCoverProps) {
  const { title, image, productsCount } = category
  const Heading = `h${level}` as const
  return (
    <a className={categoryCoverStyle()} data-cover={image?.cover} href={categoryHref(category)}>
      <div className="words">
        <Heading className="h2">{title}</Heading>
        <p>{countOf(productsCount, countedNouns.products)}</p>
      </div>
      {image && <ShopPicture picture={image} width={320} sizes="320px" alt="" />}
    </a>
  )
}
