import { style } from '@vitrina/react-ui'

export const consentFormStyle = style(`
  & .purposes { display: grid; gap: 4px 32px; margin: 10px 0 14px; padding: 0; border: 0; }
  & .purposes b { display: block; font-weight: 600; }
  & .purposes small { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); line-height: 1.4; }
  & .go { display: flex; flex-wrap: wrap; gap: 12px; }
  @supports selector(:has(a)) { &:not(:has(:checked)) [value=chosen] { display: none; } }
  @media (max-width: 767px) {
    & .purposes { margin-block: 6px 10px; }
    & .go { gap: 8px; }
    & .go > button { flex: 1 1 auto; padding-inline: 8px; line-height: 1.15; }
  }
`)

/**
 * A strip at the foot of the screen: fixed, so that it comes and goes without moving the page, and low,
 * so that what is sold above it can be read. It shows once it is whole: growing, it would move.
 */
export const consentWindowStyle = style(`
  position: fixed; inset: auto 20px 20px; z-index: var(--z-sheet); display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px 40px; align-items: center; max-width: 1200px; max-height: calc(100vh - 40px); max-height: calc(100dvh - 40px); margin-inline: auto; padding: 16px 28px; overflow: auto; border-radius: var(--r-l); background: var(--c-sheet); color: var(--c-ink); box-shadow: var(--shadow-pop);
  @supports selector(:has(a)) {
    & { visibility: hidden; }
    &:has(form + i) { visibility: visible; }
  }
  & h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & p { color: var(--c-ink-2); font-size: var(--fs-sm); line-height: 1.45; }
  & summary { width: fit-content; color: var(--c-pen); font-size: var(--fs-sm); line-height: 24px; text-decoration: underline; text-underline-offset: .2em; cursor: pointer; list-style: none; }
  & summary::-webkit-details-marker { display: none; }
  & details > p { padding-top: 6px; }
  & > form { display: grid; grid-template-columns: auto auto; gap: 0 28px; align-items: center; }
  @media (min-width: 768px) { & .purposes { margin: 0; } }
  @media (max-width: 1023px) { & { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) {
    & { inset: auto 8px calc(73px + env(safe-area-inset-bottom)); gap: 0; max-height: calc(100vh - 150px); max-height: calc(100dvh - 150px); padding: 10px 16px 14px; }
    & summary { margin-block: -12px -10px; line-height: 44px; }
    & p { font-size: var(--fs-xs); }
    & > form { grid-template-columns: minmax(0, 1fr); }
    & .purposes { margin-top: 0; }
  }
  @media print { & { display: none; } }
`)
