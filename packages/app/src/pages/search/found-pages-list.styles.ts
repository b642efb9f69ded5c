import { style } from '@vitrina/react-ui'

export const foundPagesStyle = style(`
  & > h1 { margin: 6px 0 14px; overflow-wrap: anywhere; }
  & > ol { display: grid; gap: 28px; max-width: 760px; margin: 32px 0 clamp(40px, 4.4vw, 64px); }
  & > .cells { margin-block: 32px; }
  & li > h2 { font-size: 1.1875rem; line-height: 1.3; }
  & li a { color: var(--c-pen); }
  & li a:hover { text-decoration: underline; }
  & li > p { margin-top: 6px; }
`)
