import { style } from '@vitrina/react-ui'

export const slideStyle = style(`
  position: relative; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); min-height: 520px; overflow: hidden; background: var(--cover-stone); isolation: isolate;
  &[data-cover=rose] { background: var(--cover-rose); }
  &[data-cover=mint] { background: var(--cover-mint); }
  &[data-cover=sky] { background: var(--cover-sky); }
  &[data-cover=lemon] { background: var(--cover-lemon); }
  &[data-cover=board] { background: var(--c-board); color: var(--c-on-board); }
  & > .words { align-self: center; padding: 64px 0 96px 64px; }
  & > .words > .lead { max-width: 25em; margin-top: 22px; }
  & > .words > .act { margin-top: 32px; }
  & > .art { position: relative; }
  & > .art > img { position: absolute; filter: drop-shadow(0 18px 14px var(--art-shadow)); }
  & > .art > img:nth-of-type(1) { left: 18%; top: 50%; width: 62%; translate: 0 -50%; z-index: 2; }
  & > .art > img:nth-of-type(2) { right: 2%; top: 10%; width: 34%; rotate: 10deg; }
  & > .art > img:nth-of-type(3) { left: 2%; bottom: 10%; width: 30%; rotate: -10deg; }
  & > .art > img:nth-of-type(4) { right: 4%; bottom: 8%; width: 24%; rotate: 8deg; z-index: 3; }
  @media (max-width: 1179px) { & > .words { padding-left: 40px; } }
  @media (max-width: 767px) {
    grid-template-columns: 1fr; grid-template-rows: auto 1fr; min-height: 0; padding-bottom: 66px;
    & > .words { align-self: start; padding: 30px 24px 0; }
    & > .words > .lead { margin-top: 12px; }
    & > .words > .act { margin-top: 20px; }
    & > .art { height: 276px; }
  }
`)

export const pencilCaseStyle = style(`
  --slot: 78px; --ih: 350px; position: absolute; left: 24px; top: 50%; width: max-content; padding: 16px; border-radius: 44px; background: var(--case); color: #fff; translate: 0 -50%; rotate: -7deg;
  & > .teeth { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  & > .teeth > rect { x: 8px; y: 8px; width: calc(100% - 16px); height: calc(100% - 16px); rx: 36px; fill: none; stroke: var(--case-teeth); stroke-width: 5; stroke-dasharray: 3 4; }
  & > .pull { position: absolute; right: 76px; top: -3px; z-index: 3; width: 60px; height: 28px; color: var(--case-brass); rotate: -24deg; transform-origin: 12px 14px; }
  & > .inside { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: var(--slot); height: var(--ih); padding: 0 14px; overflow: hidden; border-radius: 30px; background: linear-gradient(var(--case-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), linear-gradient(90deg, var(--case-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), var(--case-lining); }
  & > .inside::before, & > .inside::after { content: ""; position: absolute; inset-inline: 0; z-index: 2; }
  & > .inside::before { top: 56%; height: 30px; background: var(--case-band); }
  & > .inside::after { bottom: 0; height: 15%; background: var(--case-2); }
  & .slot { position: relative; }
  & .slot + .slot::after { content: ""; position: absolute; left: 0; top: 56%; z-index: 3; height: 30px; border-left: 2px dashed rgb(255 255 255 / .8); }
  & img { position: absolute; left: 50%; top: 50%; width: calc(var(--ih) * .74); max-width: none; aspect-ratio: 1; translate: -50% -50%; rotate: 135deg; filter: drop-shadow(2px 3px 3px rgb(23 26 43 / .22)); }
  @media (max-width: 1359px) { --slot: 64px; --ih: 300px; }
  @media (max-width: 1179px) { --slot: 50px; --ih: 250px; left: 0; }
  @media (max-width: 767px) { --slot: 42px; --ih: 200px; left: 16px; top: 20px; padding: 14px; translate: none; rotate: -5deg; }
`)
