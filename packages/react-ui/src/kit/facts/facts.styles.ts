import { style } from '../../theme/style.ts'

export const factsStyle = style(`
  display: grid; grid-template-columns: repeat(4, 1fr);
  & > li { padding: 4px 24px; border-left: 1px solid var(--c-line); color: var(--c-ink-2); }
  & > li:first-child { border: 0; padding-left: 0; }
  & b { display: block; color: var(--c-ink); font-size: 1.25rem; font-weight: 700; letter-spacing: -.02em; }
  @media (max-width: 767px) {
    display: flex; overflow-x: auto; scrollbar-width: none; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter);
    & > li { flex: none; max-width: max(150px, 9rem); padding: 2px 16px; font-size: var(--fs-sm); line-height: 1.3; }
    & b { font-size: 1.0625rem; }
  }
`)

export const characteristicsStyle = style(`
  & > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr); gap: 16px; padding: 11px 0; border-bottom: 1px solid var(--c-line); }
  & dt { color: var(--c-ink-3); }
  @media (max-width: 767px) { & > div { grid-template-columns: 1fr; gap: 0; } }
`)
