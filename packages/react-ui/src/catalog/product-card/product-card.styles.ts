import { style } from '../../theme/style.ts'

export const productCardStyle = style(`
  position: relative; display: flex; flex-direction: column;
  & > .pic { position: relative; }
  & > .pic img { transition: transform var(--t-slow) var(--ease); }
  &:hover > .pic img { transform: translateY(-6px) rotate(-2deg) scale(1.03); }
  & > .pic > .marks { position: absolute; left: 12px; top: 12px; display: grid; justify-items: start; gap: 4px; }
  & > .pic > .tools { position: absolute; right: 6px; top: 6px; z-index: 1; display: grid; }
  & > .pic > .tools button:not([data-tone]) { color: var(--c-ink-2); }
  & > .pic > .tools button:hover { background: var(--c-veil); }
  & > .words { flex: 1; display: grid; align-content: start; gap: 5px; padding: 14px 2px; }
  & > .words > .name { color: inherit; font: inherit; letter-spacing: inherit; text-wrap: inherit; }
  & > .words > .name > .title { display: -webkit-box; min-height: 2.7em; overflow: hidden; line-height: 1.35; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  & > .words > .name > .title::after { content: ""; position: absolute; inset: 0; }
  & > .words > .name > .title:focus-visible { outline: 0; }
  & > .words > .name > .title:focus-visible::after { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-l); }
  & > .words > .name > .title:hover { color: var(--c-pen); }
  & > .words > .votes { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-height: 22px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; }
  & > .words > .sizes { display: flex; flex-wrap: wrap; gap: 4px; min-height: 26px; margin-top: 3px; color: var(--c-ink-2); font-size: var(--fs-xs); }
  & > .words > .sizes > span { display: inline-grid; place-items: center; flex: none; height: 26px; padding: 0 7px; border: 1px solid var(--c-line); border-radius: var(--r-xs); }
  & > .words > .sizes > .more { padding: 0 2px; border-color: transparent; }
  & > .act { position: relative; z-index: 1; visibility: var(--act, visible); }
  & > .act [data-variant] { min-height: 46px; }
  @media (max-width: 767px) {
    & > .pic > .marks { inset: auto 50px 8px 8px; display: flex; flex-wrap: wrap; }
    & > .words > .name > .title { -webkit-line-clamp: 3; }
    & > .act [data-variant] { padding-inline: 6px; letter-spacing: -.02em; }
    & > .pic > .tools { inset: 2px 2px 2px auto; align-content: space-between; }
  }
`)
