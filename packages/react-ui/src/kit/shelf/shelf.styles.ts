import { style } from '../../theme/style.ts'

export const shelfStyle = style(`
  & > .head { display: flex; flex-wrap: wrap; align-items: flex-end; gap: var(--s4) var(--s6); margin-bottom: clamp(18px, 2.2vw, 32px); }
  & > .head > .link { padding: 10px 0; margin-bottom: -6px; }
  & > .head > .arrows { display: flex; gap: 8px; margin-left: auto; }
  & > .scroller { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: calc((100% - 3 * var(--gap)) / 4); align-items: stretch; gap: var(--gap); padding-bottom: 4px; overflow-x: auto; scroll-snap-type: x mandatory; scroll-behavior: smooth; scrollbar-width: none; }
  & > .scroller > * { scroll-snap-align: start; min-width: 0; }
  @media (max-width: 1179px) { & > .scroller { grid-auto-columns: calc((100% - 2 * var(--gap)) / 2.6); } }
  @media (max-width: 767px) {
    & > .head { justify-content: space-between; align-items: baseline; }
    & > .head > .arrows { display: none; }
    & > .scroller { grid-auto-columns: 44.5%; gap: 12px; margin-inline: calc(var(--gutter) * -1); padding-inline: var(--gutter); scroll-padding-inline: var(--gutter); }
  }
`)
