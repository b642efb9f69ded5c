import { style } from '../../theme/style.ts'

export const phoneCountryStyle = style(`
  position: relative; display: inline-flex; align-items: center; justify-content: center; gap: 4px; width: 68px; height: 100%; border-right: 1px solid var(--c-line); font-weight: 600;
  & > select { position: absolute; inset: 0; width: 100%; padding: 0; border: 0; border-radius: var(--r-m); background: var(--c-sheet); opacity: 0; cursor: pointer; }
  & > select:focus-visible ~ span { outline: 3px solid var(--c-focus); outline-offset: 4px; border-radius: 2px; }
  & > svg { color: var(--c-ink-3); }
`)
