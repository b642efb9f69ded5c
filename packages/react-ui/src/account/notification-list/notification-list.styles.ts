import { style } from '../../theme/style.ts'

export const notificationListStyle = style(`
  & > h2 { margin-bottom: 18px; }
  & > .bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; min-height: 44px; margin-bottom: 14px; color: var(--c-ink-2); }
  & > ul { display: grid; gap: 10px; }
  & > ul > li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 20px; padding: 18px 22px 18px 44px; border: 1px solid var(--c-line); border-radius: var(--r-l); }
  & > ul > li::before { content: ""; position: absolute; left: 22px; top: 25px; width: 10px; height: 10px; border-radius: 50%; box-shadow: inset 0 0 0 2px var(--c-line-2); }
  & > ul > li[data-new] { border-color: transparent; background: var(--c-pen-soft); }
  & > ul > li[data-new]::before { background: var(--c-pen); box-shadow: none; }
  & > ul > li > :is(h2, h3) { font-family: inherit; font-size: 1.0625rem; font-weight: 600; letter-spacing: -.01em; line-height: 1.35; color: var(--c-ink); }
  & > ul > li > :is(h2, h3) > a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
  & > ul > li > :is(h2, h3) > a:hover { color: var(--c-pen); }
  & > ul > li[data-new] > time { color: var(--c-ink-2); }
  & > ul > li > time { color: var(--c-ink-3); font-size: var(--fs-sm); white-space: nowrap; }
  & > ul > li > p { color: var(--c-ink-2); overflow-wrap: anywhere; }
  & > ul > li > button { position: relative; justify-self: end; min-height: 44px; margin-block: -10px; }
  & > nav { margin-top: 28px; }
  @media (max-width: 767px) {
    & > ul > li { grid-template-columns: minmax(0, 1fr); padding: 16px 18px 16px 40px; }
    & > ul > li::before { left: 18px; top: 22px; }
    & > ul > li > time { grid-row: 1; }
    & > ul > li > button { justify-self: start; margin-block: -4px -8px; }
  }
`)

export const notificationStyle = style(`
  display: grid; gap: 14px; justify-items: start; max-width: 680px;
  & > time { color: var(--c-ink-3); }
  & > p { font-size: 1.125rem; line-height: 1.5; white-space: pre-line; overflow-wrap: anywhere; }
  & > a { margin-top: 10px; }
`)
