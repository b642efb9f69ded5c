import { style } from '../../theme/style.ts'

export const checkboxStyle = style(`
  position: relative; display: flex; align-items: flex-start; gap: 12px; min-height: 44px; padding: 10px 0; cursor: pointer;
  & > input { position: absolute; left: -10px; top: 0; width: 44px; height: 44px; margin: 0; opacity: 0; cursor: inherit; }
  & > .box { position: relative; width: 24px; height: 24px; flex: none; display: grid; place-items: center; border: 1.5px solid var(--c-line-2); border-radius: 7px; background: var(--c-sheet); color: transparent; transition: background-color var(--t-fast), border-color var(--t-fast); }
  & > .box svg { visibility: hidden; width: 18px; height: 18px; stroke-width: 3; }
  & > input:checked + .box svg { visibility: visible; }
  & > input:indeterminate + .box svg { visibility: hidden; }
  & > input:checked + .box { background: var(--c-pen); border-color: var(--c-pen); color: var(--c-on-pen); }
  & > input:indeterminate + .box { background: var(--c-pen); border-color: var(--c-pen); color: transparent; }
  & > input:indeterminate + .box::after { content: ""; position: absolute; width: 12px; height: 3px; border-radius: 2px; background: var(--c-on-pen); }
  & > input:focus-visible + .box { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & > input:disabled ~ .text, & > input:disabled ~ .count { color: var(--c-ink-3); cursor: not-allowed; }
  & > input:disabled + .box { background: var(--c-desk); border-color: var(--c-line); color: var(--c-ink-3); cursor: not-allowed; }
  & > input[aria-invalid] + .box { border-color: var(--c-red); box-shadow: inset 0 0 0 1px var(--c-red); }
  & > .text { flex: 1; min-width: 0; padding-top: 1px; line-height: 1.4; }
  & > .count { padding-top: 2px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; }
  & .req { margin-left: 2px; color: var(--c-red); }
  & + .error { color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  @media (min-width: 768px) { &[data-compact] { min-height: 40px; padding: 8px 0; } }
`)
