import { style } from '../../theme/style.ts'

export const counterStyle = style(`
  position: relative; display: grid; grid-template-columns: 44px minmax(0, 1fr) 44px; align-items: center; min-height: 46px; border-radius: var(--r-m); background: var(--c-pen); color: var(--c-on-pen); font-weight: 700;
  & > button { display: grid; place-items: center; height: 44px; border-radius: var(--r-m); }
  & > button:disabled, & > button[aria-disabled=true] { opacity: .4; cursor: default; }
  & > input { width: 100%; min-width: 0; height: 44px; padding: 0; border: 0; border-radius: var(--r-m); background: none; text-align: center; font-weight: 700; font-variant-numeric: tabular-nums; }
  & > :focus-visible { outline-offset: 1px; }
  &[aria-disabled] > input { opacity: .4; cursor: default; }
  & > [role=alert] { position: absolute; z-index: 1; inset: auto 0 calc(100% + 4px); padding: 6px 8px; border-radius: var(--r-m); background: var(--c-ink); color: var(--c-sheet); text-align: center; }
  &[data-look=line] { width: 136px; background: var(--c-sheet); color: var(--c-ink); box-shadow: inset 0 0 0 1.5px var(--c-line-2); }
  &[data-look=line] > button:hover { color: var(--c-pen); }
`)
