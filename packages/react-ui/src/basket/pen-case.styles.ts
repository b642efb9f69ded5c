import { style } from '../theme/style.ts'

export const penCaseStyle = style(`
  width: 100%; max-width: 452px; height: auto; overflow: visible; transform: rotate(-6deg);
  & .case { fill: var(--case); }
  & .teeth { fill: none; stroke: var(--case-teeth); stroke-width: 5; stroke-dasharray: 3 4; }
  & .lining { fill: var(--case-lining); }
  & .cell { stroke: var(--case-cell); }
  & .place { fill: none; stroke: var(--case-place); stroke-width: 2; stroke-dasharray: 6 4; }
  & .band { fill: var(--case-band); }
  & .seam { stroke: rgb(255 255 255 / .8); stroke-width: 2; stroke-dasharray: 5 4; }
  & .bottom { fill: var(--case-2); }
  & .pull { color: var(--case-brass); }
`)
