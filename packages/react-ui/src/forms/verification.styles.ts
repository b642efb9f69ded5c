import { style } from '../theme/style.ts'

export const verificationStyle = style(`
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 12px 20px; padding: 16px 0; border-bottom: 1px solid var(--c-line); overflow-wrap: anywhere;
  & > div { min-width: 0; }
  & > div > p.sm { color: var(--c-ink-3); }
  & > .code { flex: 1 1 100%; display: grid; gap: 6px; justify-items: start; }
  & > [role=alert] { flex: 1 1 100%; }
`)
