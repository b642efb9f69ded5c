import { style } from '../../theme/style.ts'

export const deliveryQuoteStyle = style(`
  min-height: 34px; margin-bottom: -10px; padding-top: 14px; color: var(--c-green); font-size: var(--fs-sm); font-weight: 500; line-height: 1.4;
  &[aria-busy=true] { color: var(--c-ink-3); }
  &[data-tone=wrong] { color: var(--c-red); }
`)
