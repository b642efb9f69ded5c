import { style } from '@vitrina/react-ui'

export const raffleStyle = style(`
  & > .columns { display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 40px clamp(40px, 6vw, 96px); align-items: start; margin-top: clamp(28px, 3.4vw, 48px); }
  & h2 { margin-bottom: 14px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .main { display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(32px, 4vw, 48px); min-width: 0; }
  & .side { display: grid; gap: 32px; }
  & .part { display: grid; gap: 16px; padding: 28px 32px; border: 1px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet); }
  & .ticket { display: grid; }
  & .ticket > b { font-size: 64px; line-height: 1.1; font-weight: 800; letter-spacing: -.05em; color: var(--c-heading); }
  & .prizes { display: grid; gap: 12px; }
  & .prizes > li { display: grid; grid-template-columns: 84px minmax(0, 1fr); gap: 18px; align-items: center; }
  & .prizes img { width: 68%; height: 68%; object-fit: contain; }
  & .prizes b { display: block; }
  & .terms { display: grid; gap: 8px; padding-left: 1.2em; list-style: disc; }
  & .people { display: grid; }
  & .people > li { display: grid; grid-template-columns: 56px minmax(0, 1fr); padding-block: 9px; align-items: center; border-bottom: 1px solid var(--c-line); }
  & .people > li > b { color: var(--c-pen); }
  & .people small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .side nav { margin-top: 16px; }
  & .proof > dl { display: grid; gap: 4px; margin-bottom: 16px; }
  & .proof dt { color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .proof dd { margin-bottom: 8px; }
  & .proof code { font: 500 .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  & .proof > pre { margin-block: 14px; padding: 16px 20px; overflow-x: auto; border-radius: var(--r-m); background: var(--c-desk); }
  & .proof > pre code { overflow-wrap: normal; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } & .side { order: -1; } }
`)
