import { style } from '@vitrina/react-ui'

export const newsScreenStyle = style(`
  & > .body { display: grid; grid-template-columns: minmax(0, 1fr) 360px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; margin-top: clamp(28px, 3.4vw, 48px); }
  & .text > .go { margin-top: 28px; }
  & .tags { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 28px; }
  & aside { display: grid; gap: 24px; }
  & aside h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .also { display: grid; gap: 4px; }
  & .also a { display: grid; grid-template-columns: 76px minmax(0, 1fr); gap: 16px; align-items: center; padding-block: 10px; font-weight: 600; line-height: 1.3; }
  & .also li + li { border-top: 1px solid var(--c-line); }
  & .also a:hover, & .turn a:hover { color: var(--c-pen); }
  & .also img { width: 62%; height: 62%; object-fit: contain; }
  & .turn { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gap); margin-top: clamp(40px, 4.4vw, 64px); padding-top: 24px; border-top: 1px solid var(--c-line); }
  & .turn a { display: grid; gap: 4px; align-content: start; min-height: 44px; font-weight: 600; }
  & .turn .newer { grid-column: 2; text-align: right; }
  & .turn span:first-child { color: var(--c-ink-3); font-size: var(--fs-sm); font-weight: 400; }
  & .code { display: grid; gap: 12px; padding: 24px; border: 2px dashed var(--c-line-2); border-radius: var(--r-l); }
  & .code > b { font-size: 1.75rem; line-height: 1.1; letter-spacing: -.03em; overflow-wrap: anywhere; }
  @media (max-width: 1179px) { & > .body { grid-template-columns: minmax(0, 1fr); } }
`)
