import { style } from '../../theme/style.ts'

export const priceDialogStyle = style(`
  display: grid; gap: 12px;
  & > .price { margin-bottom: 8px; font-size: var(--fs-price-l); font-weight: 800; letter-spacing: -.045em; line-height: 1; }
`)
