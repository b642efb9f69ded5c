import { style } from '../../theme/style.ts'
import { kitMessages } from '../kit.messages.ts'
import { Tag } from '../tag/tag.tsx'

const priceStyle = style(`
  position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums;
  & > b { font-size: var(--fs-price-m); font-weight: 800; letter-spacing: -.03em; line-height: 1.2; }
  & > s { color: var(--c-ink-3); font-size: var(--fs-sm); }
  &[data-reduced] > b { color: var(--c-red); }
  &[data-muted] > b { color: var(--c-ink-3); }
  &[data-size=s] > b { font-size: 1rem; font-weight: 700; letter-spacing: -.01em; }
  &[data-size=l] { align-items: center; gap: 4px 16px; }
  &[data-size=l] > b { font-size: var(--fs-price-l); letter-spacing: -.045em; line-height: 1; }
  &[data-size=l] > s { font-size: 1rem; }
`)

interface PriceProps {
  /** Ready text with non-breaking spaces: «1 290 ₽». */
  current: string
  old?: string | undefined
  /** Ready text such as «−22 %», shown as a sticker. */
  discount?: string | undefined
  size?: 's' | 'm' | 'l' | undefined
  /** The price of something that is not being bought. */
  muted?: boolean | undefined
}

/**
 * Shows a price that is formatted already; with the old price struck through and the discount where
 * there are any. `muted` is for what cannot be bought. `cardView` and `formatPrice` of the core
 * make its texts.
 */
export const Price = ({ current, old, discount, size, muted }: PriceProps) => (
  <p
    className={priceStyle()}
    data-size={size}
    data-reduced={old ? true : undefined}
    data-muted={muted || undefined}
  >
    <b>{current}</b>
    {old && (
      <s>
        <span className="vh">{`${kitMessages.oldPrice} `}</span>
        <span>{old}</span>
      </s>
    )}
    {discount && <Tag tone="sale">{discount}</Tag>}
  </p>
)
