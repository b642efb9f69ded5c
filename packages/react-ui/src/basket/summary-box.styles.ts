import { style } from '../theme/style.ts'

/** The box with the sums, beside a basket and beside a checkout. */
export const summaryBoxStyle = style(`
  position: sticky; top: calc(16px + var(--note, 0px)); padding: 28px; border-radius: var(--r-xl); background: var(--c-desk);
  & h2 { color: var(--c-ink); }
  & .free .ends { display: flex; justify-content: space-between; color: var(--c-ink-3); font-size: var(--fs-xs); font-variant-numeric: tabular-nums; }
  & .free > svg { margin: 10px 0 4px; }
  & .bonuses { display: grid; gap: 8px; margin-top: 14px; }
  & .bonuses > label > span { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .bonuses > label b { display: block; color: var(--c-ink); font-size: 1rem; }
  & .bonuses .end { right: 16px; color: var(--c-ink-3); }
  & .total { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 4px 16px; margin: 18px 0 8px; padding-top: 16px; border-top: 1px solid var(--c-line); font-weight: 700; font-size: 1.125rem; }
  & .total > b { font-size: 2.125rem; font-weight: 800; letter-spacing: -.045em; line-height: 1; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; transition: color var(--t-fast); }
  & [aria-busy=true] :is(dd, .total > b) { color: var(--c-ink-3); }
  & .go { display: grid; gap: 10px; margin-top: 18px; }
  & .go + form > button { width: 100%; margin-top: 10px; }
  & .go > button[data-variant]:disabled { --bg: var(--c-line); }
  & .stop { color: var(--c-red); font-size: var(--fs-sm); font-weight: 500; }
  @media (max-width: 1179px) { position: static; }
  @media (max-width: 767px) { margin-inline: -6px; padding: 24px 20px; }
`)
