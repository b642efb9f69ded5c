import { style } from '../../theme/style.ts'

export const productBuyStyle = style(`
  margin-top: 28px; padding-top: 26px; border-top: 1px solid var(--c-line);
  & > .schools { display: grid; gap: 2px; margin-top: 18px; padding: 14px 18px; border-radius: var(--r-m); background: var(--c-green-soft); }
  & > .schools > b { display: flex; align-items: center; gap: 10px; color: var(--c-green); font-weight: 600; }
  & > .schools > span { padding-left: 30px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & > .tiers { margin-top: 18px; border-radius: var(--r-m); background: var(--c-green-soft); font-variant-numeric: tabular-nums; }
  & > .tiers th { padding: 10px 18px 2px; color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 400; text-align: left; }
  & > .tiers td { padding: 4px 18px; }
  & > .tiers tr:last-child td { padding-bottom: 12px; }
  & > .tiers th + th { text-align: right; }
  & > .tiers td + td { text-align: right; }
  & > .tiers [data-current] { color: var(--c-green); font-weight: 700; }
  & > .act { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 18px; }
  & > .stock { display: flex; align-items: center; gap: 8px; margin-top: 12px; color: var(--c-green); font-size: var(--fs-sm); font-weight: 500; }
  & > .stock::before { content: ""; width: 8px; height: 8px; border-radius: 50%; background: currentColor; }
  & > .stock[data-few] { color: var(--c-amber); }
`)
