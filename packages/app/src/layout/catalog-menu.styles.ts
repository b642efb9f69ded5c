import { style } from '@vitrina/react-ui'

export const catalogMenuStyle = style(`
  & > summary { display: inline-flex; align-items: center; gap: 8px; min-height: 52px; padding: 0 22px; border-radius: var(--r-m); background: var(--c-pen); color: var(--c-on-pen); font-weight: 600; }
  & > summary:hover { background: var(--c-pen-2); }
  & > .panel { position: absolute; inset: auto var(--gutter) auto; z-index: 6; margin-top: 8px; padding: 28px 32px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); max-height: min(70vh, 640px); overflow: auto; }
  & .columns { columns: 4; column-gap: 32px; }
  & .columns > div { break-inside: avoid; margin-bottom: 20px; }
  & .columns a { display: flex; align-items: center; min-height: 34px; color: var(--c-ink-2); font-size: .9375rem; line-height: 1.25; }
  & .columns a:hover { color: var(--c-pen); }
  & .columns > div > a { color: var(--c-ink); font-size: 1rem; font-weight: 700; }
  @media (max-width: 1179px) { & .columns { columns: 3; } }
`)
