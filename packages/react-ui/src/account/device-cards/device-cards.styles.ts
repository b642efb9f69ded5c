import { style } from '../../theme/style.ts'

export const deviceCardsStyle = style(`
  max-width: 720px;
  & > p { margin-bottom: 8px; color: var(--c-ink-2); }
  & > ul > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 8px 20px; padding: 18px 0; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere; }
  & > ul > li > div { min-width: 0; }
  & .when { color: var(--c-ink-3); }
`)
