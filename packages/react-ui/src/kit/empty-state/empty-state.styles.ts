import { style } from '../../theme/style.ts'

/** Its words stand in the middle: they show once all of them are there. */
export const emptyStateStyle = style(`
  --margin-x: 96px; --cell: 24px; position: relative; display: grid; align-items: center; gap: 24px; min-height: 360px; padding: 56px 56px 56px 136px; overflow: hidden; border: 1px solid var(--c-cell); border-radius: var(--r-xl);
  &[data-art] { grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr); }
  & > .words { visibility: var(--unfinished, visible); }
  & > .words > p { margin-top: 14px; max-width: 32em; color: var(--c-ink-2); }
  & > .words > .hand { margin: 0 0 18px; color: var(--c-red); font-size: 24px; transform: rotate(-3deg); width: max-content; max-width: 100%; }
  & > .words > .actions { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 28px; }
  @media (max-width: 767px) {
    --margin-x: 44px; --cell: 20px; min-height: 0; padding: 32px 20px 28px 64px; margin-inline: -6px;
    &[data-art] { grid-template-columns: minmax(0, 1fr); }
    & > .words > .hand { font-size: 20px; }
    & > .words > .actions > * { width: 100%; }
  }
`)
