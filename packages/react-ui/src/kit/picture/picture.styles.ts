import { style } from '../../theme/style.ts'

export const pictureStyle = style(`
  display: block; max-width: 100%; height: auto;
  &[data-fit] { width: 100%; height: 100%; object-fit: contain; }
  &[data-fit=cover] { object-fit: cover; }
  &[data-failed] { background: var(--cover-stone); color: var(--c-ink-2); }
  &[data-failed] use { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
  &[data-failed] text { fill: currentColor; text-anchor: middle; }
`)
