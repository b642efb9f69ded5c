import { type BannerPlace, placeBanners } from '@vitrina/core/content'
import type { Banner } from '@vitrina/core/entities'
import type { ListingData } from '@vitrina/core/pages'
import { Button, CARD_PICTURE, ProductGrid, ShopPicture, style } from '@vitrina/react-ui'
import { useBelowFold } from '../../binding/below-fold.tsx'
import type { PagePicture } from '../../routing/define-page.ts'

const listingBannerStyle = style(`
  position: relative; display: grid; align-items: center; min-height: 300px; padding: 40px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone); isolation: isolate;
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  &[data-cover=board] { background: var(--c-board); color: var(--c-on-board); }
  &[data-wide="2"] { grid-column: span 2; }
  &[data-wide="0"] { display: none; }
  & > div { position: relative; z-index: 1; max-width: 15em; }
  & p { margin: 10px 0 18px; color: var(--c-ink-2); }
  & > img { position: absolute; right: 5%; bottom: 10%; width: 46%; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  &[data-wide="2"] > img:nth-last-of-type(2) { right: 18%; bottom: 34%; width: 40%; transform: rotate(-8deg); }
  &[data-wide="2"] > img:nth-of-type(2) { right: 2%; bottom: 3%; width: 38%; transform: rotate(6deg); }
  &[data-wide="1"] { align-items: start; padding: 28px; & > img { right: 6%; bottom: 4%; width: 62%; } & > img:nth-of-type(2) { display: none; } }
  @media (max-width: 1179px) {
    &[data-narrow] { display: grid; grid-column: auto; align-items: start; padding: 24px; & > img:nth-of-type(1) { right: 4%; bottom: 3%; width: 60%; transform: none; } & > img:nth-of-type(2) { display: none; } }
    &[data-narrow="2"] { grid-column: 1 / -1; align-items: center; & > img:nth-of-type(1) { right: 5%; bottom: 14%; width: 34%; } }
    &[data-narrow="0"] { display: none; }
  }
  @media (max-width: 767px) {
    &[data-narrow] { min-height: 240px; padding: 24px 20px; }
    &[data-narrow="2"] > div { max-width: 62%; }
    &[data-narrow="1"] { padding: 18px 14px; & h2 { font-size: 1.0625rem; } & p { display: none; } & > div { display: grid; gap: 12px; justify-items: start; } }
  }
`)

interface ListingBannerProps {
  readonly banner: Banner
  readonly place: BannerPlace
}

/** A word of the shop among its goods, where a row would have a hole. */
const ListingBanner = ({ banner, place }: ListingBannerProps) => (
  <article
    className={listingBannerStyle()}
    data-cover={banner.cover}
    data-wide={place.wide}
    data-narrow={place.narrow}
  >
    <div>
      <h2>{banner.title}</h2>
      <p>{banner.text}</p>
      {banner.link && (
        <Button size="s" href={banner.link.url}>
          {banner.link.text}
        </Button>
      )}
    </div>
    {banner.images.slice(0, 2).map(image => (
      <ShopPicture key={image.fileId} picture={image} width={320} sizes="260px" alt="" />
    ))}
  </article>
)

/** Cards in sight of a wide screen before it is scrolled. */
const EAGER_CARDS = 3
/** Cards in sight of any screen, the tops of the second row among them. */
const SEEN_CARDS = 6

/** The pictures of a list that are in sight when it opens. */
export const listingPictures = ({ cards }: Pick<ListingData, 'cards'>): readonly PagePicture[] =>
  cards.slice(0, EAGER_CARDS).map(({ picture }) => ({ ...CARD_PICTURE, picture }))

interface ListingGoodsProps extends Pick<ListingData, 'cards'> {
  /** Of the names of the goods. */
  readonly level: 2 | 3
  readonly banners: readonly Banner[]
  /** Another list is on its way. */
  readonly isBusy: boolean
}

/** The goods of a list with the banners that fill its rows. */
export function ListingGoods({ cards, level, banners, isBusy }: ListingGoodsProps) {
  const isWhole = useBelowFold()
  const placed = placeBanners(banners, cards.length)

  function bannerAfter(count: number) {
    const place = placed.find(({ after }) => after === count)
    return place && <ListingBanner key={`banner ${count}`} banner={place.banner} place={place} />
  }

  return (
    <ProductGrid
      cards={isWhole ? cards : cards.slice(0, SEEN_CARDS)}
      level={level}
      busy={isBusy}
      eager={EAGER_CARDS}
      between={bannerAfter}
    />
  )
}
