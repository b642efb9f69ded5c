import { style } from '../../theme/style.ts'

/** While the page is still coming, a row is not whole yet: a button at its foot would move with the next card. */
export const productGridStyle = style(`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(28px, 3vw, 44px) var(--gap);
  &[data-columns="4"] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  &[aria-busy=true] { opacity: .55; transition: opacity var(--t-base) 150ms; }
  & > .awaited { display: grid; gap: 14px; }
  & > * { --act: var(--unfinished, visible); }
  @supports selector(:has(a)) { & > :has(+ * + * + *) { --act: visible; } }
  @media (max-width: 1179px) { &, &[data-columns="4"] { grid-template-columns: var(--pair); } }
  @media (max-width: 767px) { &, &[data-columns="4"] { gap: 28px 12px; } }
`)
