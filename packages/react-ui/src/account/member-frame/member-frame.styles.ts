import { style } from '../../theme/style.ts'

export const memberFrameStyle = style(`
  & > h1 { margin: 6px 0 22px; }
  & > .columns { display: grid; grid-template-columns: min(16.5rem, 30%) minmax(0, 1fr); gap: clamp(28px, 3.6vw, 56px); align-items: start; }
  & > .columns > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(40px, 4.4vw, 64px); min-width: 0; }
  & .narrow { max-width: 520px; }
  & .narrow form { margin-top: 0; }
  & .narrow > h2 { margin-bottom: 18px; font-size: var(--fs-h3); letter-spacing: -.018em; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 767px) { & > h1 { margin-bottom: 14px; } }
  @media print { & > .columns { display: block; } }
`)

export const memberSkeletonStyle = style(`
  display: grid; gap: 14px;
  & > div { height: 132px; border-radius: var(--r-l); }
`)
