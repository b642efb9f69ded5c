import type { BrandView } from '@vitrina/core/catalog'
import { ShopPicture, style, Tile } from '@vitrina/react-ui'

const brandGridStyle = style(`
  display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(28px, 3.4vw, 44px) var(--gap);
  & a { display: grid; gap: 12px; align-content: start; height: 100%; }
  & img { width: 56%; max-height: 80%; object-fit: contain; filter: drop-shadow(0 12px 9px var(--art-shadow)); transition: transform var(--t-slow) var(--ease); }
  & a:hover img { transform: translateY(-6px); }
  & h2 { color: var(--c-ink); font: 700 var(--fs-h3)/1.22 var(--font-text); letter-spacing: -.018em; }
  & a:hover h2 { color: var(--c-pen); }
  & p { margin-top: 4px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & small { display: block; margin-top: 8px; color: var(--c-ink-3); font-size: var(--fs-sm); }
  @media (max-width: 1179px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @media (max-width: 767px) { grid-template-columns: var(--pair); gap: 24px 12px; & p { display: none; } & h2 { font-size: 1.0625rem; overflow-wrap: anywhere; } & a { grid-template-columns: minmax(0, 1fr); } }
`)

interface BrandGridProps {
  readonly brands: readonly BrandView[]
  /** Where a brand leads to; to its own page unless told. */
  readonly hrefOf?: (brand: BrandView) => string
  /** What stands under the description. */
  readonly noteOf?: (brand: BrandView) => string
}

/** Brands as tiles, each with its name and what it makes. */
export const BrandGrid = ({
  brands,
  hrefOf = ({ href }) => href,
  noteOf = ({ products }) => products
}: BrandGridProps) => (
  <ul className={brandGridStyle()}>
    {brands.map(brand => (
      <li key={brand.id}>
        <a href={hrefOf(brand)}>
          <Tile cover={brand.picture?.cover} shape="wide">
            <ShopPicture picture={brand.picture} width={320} sizes="180px" alt="" />
          </Tile>
          <div>
            <h2>{brand.title}</h2>
            <p>{brand.description}</p>
            <small>{noteOf(brand)}</small>
          </div>
        </a>
      </li>
    ))}
  </ul>
)
