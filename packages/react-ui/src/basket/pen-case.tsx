import { style } from '../theme/style.ts'

const penCaseStyle = style(`
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

const SLOTS = [0, 1, 2, 3, 4]
const SLOT = 78
const LEFT = 30

/** The open pencil case with nothing in it yet. */
export const PenCase = () => (
  <svg className={penCaseStyle()} viewBox="0 -20 450 342" aria-hidden="true">
    <rect className="case" width="450" height="322" rx="44" />
    <rect className="teeth" x="8" y="8" width="434" height="306" rx="36" />
    <clipPath id="pen-case-inside">
      <rect x="16" y="16" width="418" height="290" rx="30" />
    </clipPath>
    <pattern id="pen-case-cells" x="16" y="16" width="20" height="20" patternUnits="userSpaceOnUse">
      <path className="cell" d="M0 .5h20M.5 0v20" />
    </pattern>
    <g clipPath="url(#pen-case-inside)">
      <rect className="lining" x="16" y="16" width="418" height="290" />
      <rect x="16" y="16" width="418" height="290" fill="url(#pen-case-cells)" />
      {SLOTS.map(slot => (
        <Slot key={slot} x={LEFT + slot * SLOT} isFirst={slot === 0} />
      ))}
      <rect className="bottom" x="16" y="262" width="418" height="44" />
    </g>
    <g transform="translate(300 -9) rotate(-24)">
      <use className="pull" href="#pull" width="60" height="28" />
    </g>
  </svg>
)

const Slot = ({ x, isFirst }: { x: number; isFirst: boolean }) => (
  <>
    <rect className="place" x={x + 15} y="63" width="48" height="184" rx="18" />
    <rect className="band" x={isFirst ? 16 : x} y="178" width="96" height="30" />
    {!isFirst && <path className="seam" d={`M${x + 1} 178v30`} />}
  </>
)
