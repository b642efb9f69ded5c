import { style } from '../theme/style.ts'

export const attachmentsStyle = style(`
  display: grid; gap: 8px; outline: 0;
  & > label { position: relative; display: inline-flex; align-items: center; gap: 10px; justify-self: start; min-height: 48px; padding: 0 18px; border: 1px dashed var(--c-line-2); border-radius: var(--r-m); color: var(--c-pen); font-weight: 600; cursor: pointer; }
  & > label:hover { background: var(--c-pen-soft); }
  & > label:focus-within { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
  @media (scripting: none) { & > label { padding: 8px 18px; flex-wrap: wrap; } & input { position: static; opacity: 1; } }
  & > ul { display: grid; gap: 6px; }
  & li { position: relative; display: grid; grid-template-columns: 48px minmax(0, 1fr) auto; align-items: center; gap: 2px 12px; min-height: 56px; padding: 4px 6px 4px 4px; border-radius: var(--r-m); background: var(--c-desk); overflow: hidden; }
  & .thumb { display: grid; place-items: center; width: 48px; height: 48px; overflow: hidden; border-radius: var(--r-s); background: var(--c-sheet); color: var(--c-ink-3); }
  & .acts { display: flex; }
  & .hint { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & li > .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & li > :is(.thumb, .acts) { grid-row: 1 / span 2; }
  & li > .acts { grid-column: 3; }
  @supports selector(:has(a)) { & li > .name:has(+ .told:empty) { grid-row: 1 / span 2; } }
  & li > .told { grid-row: 2; grid-column: 2; color: var(--c-ink-2); font-size: var(--fs-sm); font-variant-numeric: tabular-nums lining-nums; }
  & li > .told:empty { display: none; }
  & li[data-state=failed] > .told, & > [role=alert] { color: var(--c-red); }
  & progress { position: absolute; left: 0; right: 0; bottom: 0; width: 100%; height: 3px; border: 0; background: none; accent-color: var(--c-pen); appearance: none; }
  & progress::-webkit-progress-bar { background: none; }
  & progress::-webkit-progress-value { background: var(--c-pen); }
  & progress::-moz-progress-bar { background: var(--c-pen); }
`)
