import { priceListLinks } from '@vitrina/core/content'

import { Icon } from '../kit/icon/icon.tsx'
import { style } from '../theme/style.ts'

const priceListLinksStyle = style(`
  display: flex; flex-wrap: wrap; gap: 0 20px;
  & > a { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; }
`)

/**
 * Links the price list at the visitor's own prices, as a workbook and as CSV. The server of the
 * front answers its addresses.
 */
export const PriceListLinks = () => (
  <p className={priceListLinksStyle()}>
    {priceListLinks().map(({ title, href }) => (
      <a key={href} className="link" href={href} download>
        <Icon name="download" size="s" />
        <span>{title}</span>
      </a>
    ))}
  </p>
)
