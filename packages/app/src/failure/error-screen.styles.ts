import { style } from '@vitrina/react-ui'

export const errorScreenStyle = style(`
  --margin-x: 120px; --cell: 24px; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; min-height: 580px; margin-top: 16px; padding-left: 120px; overflow: hidden; border: 1px solid var(--c-cell); border-radius: var(--r-xl);
  & > .code { display: flex; align-items: center; justify-content: center; padding-left: 20px; color: var(--c-pen); font: 900 clamp(112px, 17vw, 230px)/1 var(--font-display); letter-spacing: -.06em; }
  & > .words { padding: 48px 64px 48px 40px; }
  & > .words > .lead { margin: 14px 0 26px; color: var(--c-ink-2); }
  & > .words > .reason { margin-top: 28px; color: var(--c-ink-3); font-size: var(--fs-sm); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & > .hand { position: absolute; left: 12px; top: 170px; width: 96px; font-size: 21px; transform: rotate(-8deg); text-align: center; white-space: nowrap; }
  @media (max-width: 767px) {
    --margin-x: 40px; --cell: 20px; display: block; min-height: 0; margin-inline: -6px; padding: 36px 18px 32px 58px;
    & > .code { justify-content: flex-start; margin-bottom: 22px; padding: 0; }
    & > .words { padding: 0; }
    & > .hand { left: auto; right: 18px; top: 22px; width: auto; font-size: 20px; }
  }
`)
