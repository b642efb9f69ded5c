import { style } from '../theme/style.ts'

export const sumRowsStyle = style(`
  display: grid; gap: 9px; margin-top: 22px; padding-top: 18px; border-top: 1px solid var(--c-line);
  & > div { display: flex; justify-content: space-between; gap: 16px; }
  & dt { color: var(--c-ink-2); }
  & dd { font-weight: 600; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  & dd[data-tone=red] { color: var(--c-red); }
  & dd[data-tone=quiet] { color: var(--c-ink-3); font-weight: 400; white-space: normal; text-align: right; }
`)
