import { style } from '@vitrina/react-ui'

export const wholesaleStyle = style(`
  & > h1 { margin: 6px 0 12px; }
  & > .lead { max-width: 680px; margin-bottom: clamp(28px, 3.4vw, 44px); color: var(--c-ink-2); font-size: var(--fs-lead); }
  & h2 { margin-bottom: 18px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > .columns { display: grid; grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr); gap: clamp(28px, 4.6vw, 64px); align-items: start; margin-bottom: clamp(40px, 5vw, 72px); }
  & dl > div { display: grid; grid-template-columns: 140px minmax(0, 1fr); gap: 0 24px; padding: 14px 0; border-top: 1px solid var(--c-line); }
  & dt { grid-row: span 3; color: var(--c-ink-3); }
  & dd { grid-column: 2; }
  & .entrance { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  & .tools { display: grid; gap: 16px; justify-items: start; padding: clamp(28px, 3.4vw, 44px); border-radius: var(--r-xl); background: var(--c-board); color: var(--c-on-board); }
  & .tools h2 { margin: 0; color: inherit; }
  & .tools > p { color: var(--c-on-board-2); }
  & .tools .link { color: var(--c-on-board); }
  & .of { margin: -8px 0 18px; color: var(--c-ink-2); }
  & .who { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: var(--gap); }
  & .who li { padding: 24px 28px; border-radius: var(--r-l); background: var(--c-desk); }
  & .who h3 { margin-bottom: 8px; }
  & .who .link { display: inline-flex; align-items: center; min-height: 44px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & .who { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  @media (max-width: 767px) { & .who { grid-template-columns: minmax(0, 1fr); } & dl > div { grid-template-columns: minmax(0, 1fr); } & dd { grid-column: 1; } & .entrance > * { width: 100%; } }
`)
