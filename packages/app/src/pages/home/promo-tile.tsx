import type { Banner } from '@vitrina/core/entities'
import { ShopPicture, style } from '@vitrina/react-ui'

const promoTileStyle = style(`
  position: relative; display: grid; align-content: space-between; min-height: 340px; padding: 40px; overflow: hidden; border-radius: var(--r-xl); background: var(--cover-stone);
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  & > div { position: relative; z-index: 1; max-width: 21em; }
  & > div > p { margin-top: 10px; color: var(--c-ink-2); }
  & > .link { position: relative; z-index: 1; }
  & > img { position: absolute; right: -10px; bottom: -34px; width: 230px; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  &:hover > img { transform: translateY(-8px); }
  @media (max-width: 767px) { min-height: 300px; margin-inline: -6px; padding: 26px 24px; & > div { max-width: 17em; } & > img { right: -6px; bottom: -20px; width: 150px; } }
`)

/** A promotion: its words and the thing it is about. */
export const PromoTile = ({ banner }: { readonly banner: Banner }) => (
  <a className={promoTileStyle()} data-cover={banner.cover} href={banner.link?.url ?? '/'}>
    <div>
      <h3 className="h2">{banner.title}</h3>
      <p>{banner.text}</p>
    </div>
    <span className="link">{banner.link?.text}</span>
    {banner.images[0] && (
      <ShopPicture picture={banner.images[0]} width={320} sizes="230px" alt="" />
    )}
  </a>
)
