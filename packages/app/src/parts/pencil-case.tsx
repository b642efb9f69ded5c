import { style } from '@vitrina/react-ui'
import type { ReactNode } from 'react'

const pencilCaseStyle = style(`
  --slot: 78px; --ih: 350px; position: relative; width: max-content; padding: 16px; border-radius: 44px; background: var(--case); color: #fff;
  & > .teeth { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  & > .teeth > rect { x: 8px; y: 8px; width: calc(100% - 16px); height: calc(100% - 16px); rx: 36px; fill: none; stroke: var(--case-teeth); stroke-width: 5; stroke-dasharray: 3 4; }
  & > .pull { position: absolute; right: 76px; top: -3px; z-index: 3; width: 60px; height: 28px; color: var(--case-brass); transform: rotate(-24deg); transform-origin: 12px 14px; }
  & > .inside { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: var(--slot); height: var(--ih); padding: 0 14px; overflow: hidden; border-radius: 30px; background: linear-gradient(var(--case-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), linear-gradient(90deg, var(--case-cell) 1px, transparent 1px) 0 0 / var(--cell) var(--cell), var(--case-lining); }
  & > .inside::before, & > .inside::after { content: ""; position: absolute; inset-inline: 0; z-index: 2; pointer-events: none; }
  & > .inside::before { top: 56%; height: 30px; background: var(--case-band); }
  & > .inside::after { bottom: 0; height: 15%; background: var(--case-2); }
  & .slot { position: relative; }
  & .slot + .slot::after { content: ""; position: absolute; left: 0; top: 56%; z-index: 3; height: 30px; border-left: 2px dashed rgb(255 255 255 / .8); }
  & img { position: absolute; left: 50%; top: 50%; width: calc(var(--ih) * .74); max-width: none; aspect-ratio: 1; transform: translate(-50%, -50%) rotate(135deg); filter: drop-shadow(2px 3px 3px rgb(23 26 43 / .22)); }
  &[data-look=hero] { position: absolute; left: 24px; top: 50%; transform: translate(0, -50%) rotate(-7deg); }
  &[data-look=build] { --slot: minmax(0, 1fr); --ih: 330px; width: 100%; max-width: 760px; }
  &[data-look=build] .slot:not([data-upright]) img { top: 38%; width: 94%; transform: translate(-50%, -50%); }
  &[data-look=build] .slot:focus-visible { outline: 3px solid var(--c-focus); outline-offset: -6px; border-radius: 18px; z-index: 5; }
  & .slot[data-empty]::before { content: ""; position: absolute; inset: 14% 12% 20%; border: 2px dashed var(--case-place); border-radius: 18px; }
  & .slot > .add { position: absolute; left: 50%; top: 34%; z-index: 4; display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--case); color: #fff; transform: translate(-50%, -50%); }
  & .slot > .name { position: absolute; inset-inline: 2px; bottom: 4.5%; z-index: 4; color: #fff; font-size: min(var(--fs-xs), 15px); font-weight: 600; text-align: center; }
  @media (max-width: 1359px) { &[data-look=hero] { --slot: 64px; --ih: 300px; } }
  @media (max-width: 1179px) { &[data-look=hero] { --slot: 50px; --ih: 250px; left: 0; } }
  @media (max-width: 767px) {
    &[data-look=hero] { --slot: 42px; --ih: 200px; left: 16px; top: 20px; padding: 14px; transform: rotate(-5deg); }
    &[data-look=build] { --ih: 220px; padding: 12px; border-radius: 32px; }
    &[data-look=build] > .teeth > rect { x: 6px; y: 6px; width: calc(100% - 12px); height: calc(100% - 12px); rx: 27px; }
    &[data-look=build] > .inside { padding: 0 4px; border-radius: 22px; }
    & .slot > .name { display: none; }
    & .slot > .add { width: 30px; height: 30px; }
  }
`)

interface PencilCaseProps {
  /** `hero` lies aslant in a banner, `build` is worked with. */
  readonly variant: 'hero' | 'build'
  /** A `.slot` for every pocket. */
  readonly children: ReactNode
}

/** The open pencil case: one thing in every pocket. */
export const PencilCase = ({ variant, children }: PencilCaseProps) => (
  <div
    className={pencilCaseStyle()}
    data-look={variant}
    aria-hidden={variant === 'hero' || undefined}
  >
    <svg className="teeth" aria-hidden="true">
      <rect />
    </svg>
    <svg className="pull" aria-hidden="true">
      <use href="#pull" />
    </svg>
    <div className="inside">{children}</div>
  </div>
)
