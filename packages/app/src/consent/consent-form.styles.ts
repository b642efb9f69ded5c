import { style } from '@vitrina/react-ui'

export const consentFormStyle = style(`
  & .purposes { display: grid; gap: 4px 32px; margin: 10px 0 14px; padding: 0; border: 0; }
  & .purposes b { display: block; font-weight: 600; }
  & .purposes small { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); line-height: 1.4; }
  & .go { display: flex; flex-wrap: wrap; gap: 12px; }
  & > .failed { margin-bottom: 10px; color: var(--c-red); font-size: var(--fs-sm); font-weight: 500; }
  & > .failed:empty { display: none; }
  @media (max-width: 767px) {
    & .purposes { margin-block: 6px 10px; }
    & .go { gap: 8px; }
    & .go > button { flex: 1 1 0; min-width: 8em; padding-inline: 8px; line-height: 1.15; }
  }
`)

/** Fixed: it comes and goes without moving the page. */
export const consentWindowStyle = style(`
  position: fixed; right: 20px; bottom: 20px; z-index: var(--z-sheet); width: min(520px, calc(100% - 32px)); max-height: calc(100dvh - 40px); padding: 24px 28px; overflow: auto; border-radius: var(--r-l); background: var(--c-sheet); color: var(--c-ink); box-shadow: var(--shadow-pop);
  & > h2 { margin-bottom: 6px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > p { color: var(--c-ink-2); font-size: var(--fs-sm); line-height: 1.45; }
  @media (max-width: 767px) {
    & { inset: auto 8px calc(73px + env(safe-area-inset-bottom)); width: auto; max-height: calc(100dvh - 150px); padding: 14px 16px; }
    & > p, & small { font-size: var(--fs-xs); }
  }
  @media print { & { display: none; } }
`)
