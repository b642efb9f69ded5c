import { style } from '@vitrina/react-ui'

export const slimHeaderStyle = style(`
  & .main { display: flex; align-items: center; gap: 32px; height: 84px; border-bottom: 1px solid var(--c-line); }
  & .back { display: inline-flex; align-items: center; gap: 6px; min-height: 44px; }
  & .phone { display: inline-flex; align-items: center; min-height: 44px; margin-left: auto; }
  & .logo { display: inline-grid; gap: 3px; padding: 4px 0; color: var(--c-pen); }
  & .logo > b { font: 900 34px/.92 var(--font-display); letter-spacing: -.055em; }
  & .logo > span { display: flex; align-items: center; height: 10px; }
  & .logo > span > i { flex: 1; height: 6px; background: repeating-linear-gradient(90deg, currentColor 0 3px, transparent 3px 6px) 0 0 / 100% 3px no-repeat, repeating-linear-gradient(90deg, transparent 0 3px, currentColor 3px 6px) 0 3px / 100% 3px no-repeat; }
  & .logo svg { width: 24px; height: 11px; margin-right: -4px; }
  @media (max-width: 767px) {
    & .main { height: auto; min-height: 60px; justify-content: space-between; gap: 12px; border: 0; }
    & .logo > b { font-size: 27px; }
  }
`)

export const slimFooterStyle = style(`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px 28px; margin-top: 72px; padding-block: 24px; color: var(--c-ink-3); font-size: var(--fs-sm);
  & > a { display: inline-flex; align-items: center; min-height: 44px; text-decoration: underline; text-underline-offset: .2em; text-decoration-color: var(--c-line-2); }
`)
