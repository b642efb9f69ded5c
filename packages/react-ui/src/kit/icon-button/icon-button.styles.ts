import { style } from '../../theme/style.ts'

export const iconButtonStyle = style(`
  position: relative; display: inline-grid; place-items: center; flex: none; width: 44px; height: 44px; border-radius: 50%; color: var(--c-ink); transition: background-color var(--t-fast), color var(--t-fast);
  &:hover { background: var(--c-desk); color: var(--c-pen); }
  &[data-look=line] { border: 1.5px solid var(--c-line); }
  &[data-look=line]:hover { border-color: var(--c-pen); background: transparent; }
  &[data-look=sheet] { background: var(--c-sheet); }
  &[data-look=inherit] { color: inherit; }
  &[data-look=inherit]:hover { background: rgb(127 127 127 / .2); }
  &[data-tone=red] { color: var(--c-red); }
  &[data-tone=pen] { color: var(--c-pen); }
  &[data-tone=quiet] { color: var(--c-ink-3); }
  &[data-filled] svg { fill: currentColor; }
  &:disabled, &[aria-disabled=true] { opacity: .38; pointer-events: none; }
`)
