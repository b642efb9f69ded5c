import { kitMessages } from '../kit.messages.ts'
import { Tag } from '../tag/tag.tsx'
import { priceStyle } from './price.styles.ts'

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
