import { style } from '../../theme/style.ts'

export const fieldStyle = style(`
  display: block; position: relative; min-width: 0;
  & > label { display: block; margin-bottom: 6px; font-size: var(--fs-sm); font-weight: 500; }
  & > label > sup { margin-left: 2px; color: var(--c-red); font-size: 1em; line-height: 0; vertical-align: baseline; }
  & > .box { position: relative; display: flex; align-items: center; }
  & .input { width: 100%; min-width: 0; min-height: 52px; padding: 12px 16px; border: 1.5px solid var(--c-line-2); border-radius: var(--r-m); background: var(--c-sheet); appearance: none; transition: border-color var(--t-fast), box-shadow var(--t-fast); }
  & textarea.input { display: block; min-height: 104px; resize: vertical; }
  & select.input { padding-right: 42px; background: var(--c-sheet) url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='20' height='20' fill='none' stroke='%238a90a3' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 8 5 5 5-5'/%3E%3C/svg%3E") no-repeat right 14px center; }
  & .input::placeholder { color: var(--c-ink-3); opacity: 1; }
  & .input:hover { border-color: var(--c-ink-2); }
  & .input:focus { outline: none; border-color: var(--c-pen); border-radius: var(--r-m); box-shadow: inset 0 0 0 1px var(--c-pen), 0 0 0 4px var(--c-focus-ring); }
  & .input:disabled { border-color: var(--c-line); background-color: var(--c-desk); color: var(--c-ink-3); cursor: not-allowed; }
  & .start { position: absolute; left: 2px; z-index: 1; display: flex; align-items: center; height: 48px; }
  & .end { position: absolute; right: 4px; display: flex; align-items: center; height: 44px; }
  & .end > svg { margin: 0 10px; pointer-events: none; }
  &[data-start] .input { padding-left: 78px; }
  &[data-end] .input { padding-right: 46px; }
  &[data-end=two] .input { padding-right: 88px; }
  & select.input + .end { right: 32px; }
  &[data-state=valid] .input { border-color: var(--c-green); }
  &[data-state=valid] .end > svg { color: var(--c-green); }
  &[data-state=error] .input { border-color: var(--c-red); box-shadow: inset 0 0 0 1px var(--c-red); }
  &[data-state=error] .end > svg { color: var(--c-red); }
  &[data-highlighted] .input { background-color: var(--c-red-soft); box-shadow: inset 0 0 0 1px var(--c-red), 0 0 0 4px var(--c-red-ring); }
  & > .error { margin-top: 6px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; font-weight: 500; }
  & > .hint { margin-top: 6px; color: var(--c-ink-3); font-size: var(--fs-sm); line-height: 1.4; }
`)
