import { style } from '../../theme/style.ts'

export const orderPlacedStyle = style(`
  max-width: 880px; margin: 28px 0 var(--section);
  & > .lead { margin-top: 14px; max-width: 40em; }
  & > .earlier { margin-top: 18px; padding: 14px 18px; border: 1px solid var(--c-cell); border-radius: var(--r-xl); }
  & > .payment { display: grid; gap: 12px; justify-items: start; margin-top: 28px; padding: 24px 28px; border-radius: var(--r-xl); background: var(--c-desk); }
  & .state { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; }
  & .state > .price { font-size: var(--fs-price-l); font-weight: 800; letter-spacing: -.045em; line-height: 1; }
  & > .columns { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px 56px; margin-top: 32px; }
  & .facts { display: grid; gap: 16px; align-content: start; }
  & dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .facts b { display: block; color: var(--c-green); font-weight: 600; }
  & .sums { display: grid; gap: 8px; margin-top: 16px; padding-top: 16px; border-top: 1px solid var(--c-line); }
  & .sums > div { display: flex; justify-content: space-between; gap: 16px; }
  & .sums dd { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; }
  & > .actions { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 32px; }
  @media (max-width: 767px) {
    & > .payment { margin-inline: -6px; padding: 24px 20px; }
    & > .columns { grid-template-columns: minmax(0, 1fr); }
    & > .actions > * { width: 100%; }
  }
  @media print { & > .actions, & .payment button { display: none; } }
`)
