import { style } from '../theme/style.ts'

export const basketSkeletonStyle = style(`
  & > .line { display: grid; grid-template-columns: 116px minmax(0, 1fr) 136px; gap: 20px; padding: 22px 0; border-bottom: 1px solid var(--c-line); }
  & > .line > div:nth-child(2) { display: grid; gap: 8px; align-content: start; }
  @media (max-width: 767px) { & > .line { grid-template-columns: 92px minmax(0, 1fr); } & > .line > :last-child { display: none; } }
`)
