import { style } from '@vitrina/react-ui'

export const homeStyle = style(`
  @media (scripting: enabled) {
    &[data-first] .sec ~ .sec, &[data-first] .sec ~ div .sec { content-visibility: auto; contain-intrinsic-block-size: auto 640px; }
  }
  & .facts { margin-top: 22px; }
  & .head { display: flex; align-items: flex-end; flex-wrap: wrap; gap: var(--s4) var(--s6); margin-bottom: clamp(18px, 2.2vw, 32px); }
  & .head > .link { line-height: 44px; }
  & .covers { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(10rem, 20% - 20px), 1fr)); gap: var(--gap); }
  & .covers > :first-child, & .covers > :nth-child(8) { grid-column: span 2; }
  & .covers > :first-child > img { right: 1%; bottom: -30%; width: 310px; }
  & .tiles { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); }
  & .brands { display: grid; grid-template-columns: repeat(6, 1fr); border-block: 1px solid var(--c-line); }
  & .brands a { display: grid; place-items: center; height: 120px; padding: 0 12px; color: var(--c-ink-2); font-size: 22px; font-weight: 700; letter-spacing: -.03em; text-align: center; }
  & .brands li + li { border-left: 1px solid var(--c-line); }
  & .brands a:hover { color: var(--c-pen); }
  & .reviews { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: clamp(32px, 5vw, 72px); }
  & .reviews .all { margin-top: 24px; }
  & .extracts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--gap); }
  & .collections { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: clamp(24px, 2.5vw, 36px) var(--gap); overflow-wrap: anywhere; }
  & .posts { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: clamp(24px, 2.5vw, 36px) var(--gap); }
  @media (max-width: 1179px) {
    & .collections, & .covers { grid-template-columns: var(--pair); }
    & .reviews { grid-template-columns: minmax(0, 1fr); }
    & .covers > :first-child, & .covers > :nth-child(8) { grid-column: 1 / -1; }
    & .brands { grid-template-columns: repeat(3, 1fr); }
  }
  @media (max-width: 767px) {
    & .extracts, & .posts { grid-template-columns: minmax(0, 1fr); }
    & .covers { gap: 12px; }
    & .covers > :first-child > img { bottom: -18%; width: 190px; }
    & .tiles { grid-template-columns: 1fr; gap: 12px; }
    & .brands { grid-template-columns: var(--pair); }
    & .brands a { height: 92px; font-size: 19px; }
  }
`)
