import { style } from '../theme/style.ts'

/** Main column and the box with the sums: the basket, the checkout. */
export const basketScreenStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) min(24rem, max(384px, 33%)); gap: 0 clamp(28px, 3.6vw, 56px); align-items: start;
  & > .head { grid-column: 1 / -1; display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 18px; margin: 6px 0 22px; }
  & > .head[data-top] { margin-top: 20px; }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); row-gap: 28px; & > .head { margin-bottom: -6px; } }
`)
