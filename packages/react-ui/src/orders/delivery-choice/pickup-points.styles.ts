import { style } from '../../theme/style.ts'

export const pickupPointsStyle = style(`
  margin-top: 16px; border-radius: var(--r-l); box-shadow: inset 0 0 0 1.5px var(--c-line);
  & > .ask { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; padding: 16px 16px 0; }
  & .city { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; min-height: 52px; margin-top: 26px; font-weight: 600; }
  & .list { max-height: 480px; padding: 12px; overflow: auto; overscroll-behavior: contain; }
  & .list > label { position: relative; display: block; cursor: pointer; }
  & .list input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & > .map { --map-height: 320px; min-height: 344px; padding: 12px; }
  @media (min-width: 1180px) {
    &[data-map] { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); grid-template-rows: auto auto minmax(0, 1fr); }
    &[data-map] > :not(.map) { grid-column: 1; }
    &[data-map] > .ask { grid-template-columns: minmax(0, 1fr); }
    &[data-map] .city { margin-top: 0; }
    &[data-map] > .list { max-height: 348px; }
    & > .map { --map-height: 480px; grid-area: 1 / 2 / span 3; min-height: 504px; }
  }
  & .point { display: flex; gap: 12px; padding: 12px 10px; border-radius: var(--r-m); line-height: 1.35; }
  & .point > .words { flex: 1; min-width: 0; }
  & .point b { display: block; font-weight: 600; font-size: min(1rem, max(16px, 5vw)); }
  & .point > .words > span { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .point > .cost { font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
  & .point > .cost > small { display: block; color: var(--c-ink-2); font-size: var(--fs-sm); font-weight: 400; }
  & .dot { width: 24px; height: 24px; flex: none; border: 1.5px solid var(--c-line-2); border-radius: 50%; background: var(--c-sheet); }
  & label:hover > .point { background: var(--c-desk); }
  & input:checked + .point { background: var(--c-pen-soft); }
  & input:checked + .point > .dot { border: 7px solid var(--c-pen); }
  & input:focus-visible + .point { outline: 3px solid var(--c-focus); outline-offset: -3px; }
  & .none { padding: 20px 10px; color: var(--c-ink-2); }
  & > .error { margin: 0; padding: 16px 16px 0; }
  @media (max-width: 767px) { & > .ask { grid-template-columns: minmax(0, 1fr); } & .city { margin-top: 0; } & .list { max-height: none; } & .point { flex-wrap: wrap; gap: 4px 12px; } & .point > .cost { flex-basis: 100%; padding-left: 36px; text-align: left; } & .point > .cost > small { display: inline; margin-left: 10px; } }
`)
