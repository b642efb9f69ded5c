import { style } from '../../theme/style.ts'

/** Sticks above the bottom bar as long as its page is read, and ends with it: the footer stays free. */
export const buyBarStyle = style(`
  display: none;
  @media screen and (max-width: 767px) {
    position: sticky; bottom: calc(65px + env(safe-area-inset-bottom)); z-index: var(--z-header); display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 16px; margin: 28px calc(var(--gutter) * -1) 0; padding: 10px 16px; border-top: 1px solid var(--c-line); background: var(--c-sheet);
    & b { display: block; font-size: 1.375rem; font-weight: 800; letter-spacing: -.04em; line-height: 1.15; }
    & p > span { display: block; max-width: 40vw; color: var(--c-ink-2); font-size: var(--fs-xs); line-height: 1.25; white-space: normal; }
  }
`)
