import { style } from '../theme/style.ts'

export const basketListStyle = style(`
  min-width: 0;
  & header { display: flex; justify-content: space-between; align-items: center; gap: 16px; min-height: 56px; border-bottom: 1px solid var(--c-line); }
  & header .h3 { color: var(--c-ink); }
  & header .count { color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 500; }
  & > .refused { margin-bottom: 20px; padding: 16px 20px; border-radius: var(--r-ml); background: var(--c-red-soft); line-height: 1.4; }
  & > section + section { margin-top: 48px; }
`)
