import { style } from '../../theme/style.ts'

export const productChoiceStyle = style(`
  margin-top: 26px;
  & > p, & > .legend { margin-bottom: 10px; }
  & > .legend { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 16px; }
  & .missing { color: var(--c-red); font-weight: 600; }
  & > .sizes:target { outline: 2px solid var(--c-red); outline-offset: 6px; border-radius: var(--r-m); }
  & > .colors { display: flex; flex-wrap: wrap; gap: 12px; }
  & > .colors > a { position: relative; width: 76px; border-radius: var(--r-m); }
  & > .colors > [aria-current] { box-shadow: 0 0 0 2.5px var(--c-paper), 0 0 0 5px var(--c-pen); }
  & > .colors > [data-gone]::after { content: ""; position: absolute; inset: 0; border-radius: inherit; background: linear-gradient(to top right, transparent calc(50% - 1px), var(--c-line-2) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)); }
  & > .sizes { display: grid; grid-template-columns: repeat(auto-fill, minmax(64px, 1fr)); gap: 8px; }
  & > .sizes > a { display: grid; place-items: center; align-content: center; min-height: 56px; padding: 4px; border-radius: var(--r-m); box-shadow: inset 0 0 0 1.5px var(--c-line); font-size: 1.0625rem; font-weight: 500; line-height: 1.15; text-align: center; font-variant-numeric: tabular-nums; }
  & > .sizes > a:hover { box-shadow: inset 0 0 0 1.5px var(--c-pen); }
  & > .sizes b { font-weight: inherit; }
  & > .sizes small { color: var(--c-amber); font-size: 11.5px; font-weight: 500; }
  & > .sizes > [data-gone] { background: var(--c-desk); color: var(--c-ink-3); box-shadow: none; }
  & > .sizes > [data-gone] b { text-decoration: line-through; text-decoration-color: var(--c-line-2); }
  & > .sizes > [data-gone] small { color: inherit; }
  & > .sizes > [aria-current] { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; box-shadow: inset 0 0 0 2px var(--c-pen); }
  & > .sizes > [aria-current] small { color: inherit; }
  & > .hint { display: flex; align-items: center; gap: 8px; margin: 12px 0 0; color: var(--c-ink-2); font-size: var(--fs-sm); }
  @media (max-width: 767px) { & > .sizes { grid-template-columns: repeat(4, 1fr); } }
`)
