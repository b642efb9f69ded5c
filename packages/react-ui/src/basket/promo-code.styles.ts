import { style } from '../theme/style.ts'

export const promoCodeStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; margin-top: 22px;
  & > div:first-child { display: contents; }
  & label { grid-column: 1 / -1; }
  & .box { grid-column: 1; grid-row: 2; align-self: start; }
  & .error { grid-column: 1 / -1; grid-row: 3; }
  & .input { text-transform: uppercase; letter-spacing: .02em; font-weight: 600; }
  & > button[data-variant=grey] { --bg: var(--c-line); }
  & > button { grid-column: 2; grid-row: 2; width: 98px; min-width: min-content; min-height: 52px; padding: 0 10px; font-size: min(.9375rem, 20px); }
`)
