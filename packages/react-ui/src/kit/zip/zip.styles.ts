import { style } from '../../theme/style.ts'

export const zipStyle = style(`
  display: block; width: 100%; height: 18px; overflow: visible; color: var(--c-pen); fill: none; stroke: currentColor; stroke-width: 3; stroke-dasharray: 3;
  &[data-done] { color: var(--c-green); }
  & svg { transition: x var(--t-slow) var(--ease), width var(--t-slow) var(--ease); }
  & .open { color: var(--c-line-2); opacity: .75; }
  & use { stroke: none; stroke-dasharray: none; }
`)
