import { style } from '../../theme/style.ts'

export const keptBasketsStyle = style(`
  & > p { max-width: 720px; margin-bottom: 16px; color: var(--c-ink-2); }
  & > .asked { display: grid; gap: 14px; max-width: 720px; margin-bottom: 28px; padding: 22px 24px; border: 1px solid var(--c-line); border-radius: var(--r-l); }
  & > .keep { display: grid; grid-template-columns: minmax(0, 420px) auto; gap: 10px 12px; align-items: end; justify-content: start; margin-bottom: 28px; }
  & > .keep > [role] { grid-column: 1 / -1; }
  & .cards { display: grid; gap: 14px; margin-top: 18px; }
  & summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; }
  & .rename { display: grid; grid-template-columns: minmax(0, 420px) auto; gap: 10px; align-items: end; justify-content: start; margin-top: 6px; }
  @media (max-width: 767px) { & > .keep, & .rename { grid-template-columns: minmax(0, 1fr); } }
`)
