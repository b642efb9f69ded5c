import { style } from '../../theme/style.ts'

export const profileSummaryStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1.12fr) minmax(0, 1fr); gap: var(--gap);
  & > .current { display: flex; flex-direction: column; min-height: 260px; padding: 28px 32px; border-radius: var(--r-xl); color: var(--case-lining); background-color: var(--case); background-image: linear-gradient(var(--case-lines) 1px, transparent 1px), linear-gradient(90deg, var(--case-lines) 1px, transparent 1px); background-size: 24px 24px; }
  & > .current > .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 16px; }
  & > .current a { display: inline-flex; align-items: center; min-height: 44px; margin-block: -11px; text-decoration: underline; text-underline-offset: .2em; }
  & > .current > .state { margin-top: 18px; font-size: clamp(2rem, 1.5rem + 1.6vw, 3rem); font-weight: 800; letter-spacing: -.045em; line-height: 1.05; }
  & > .current > .what { margin-top: 8px; }
  & > .current > .way { display: grid; gap: 8px; margin-top: auto; padding-top: 22px; }
  & > .current [role=progressbar], & > .current [role=progressbar] .open { color: inherit; }
  & > .current :focus-visible { outline-color: currentColor; }
  & > .bonuses { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; align-content: start; padding: 26px 28px 18px; border: 1px solid var(--c-line); border-radius: var(--r-xl); }
  & > .bonuses > .value > b { margin-right: .08em; font: 900 clamp(2.25rem, 1.8rem + 1.4vw, 3rem)/1 var(--font-display); letter-spacing: -.055em; font-variant-numeric: tabular-nums lining-nums; }
  & > .bonuses > .sm { color: var(--c-ink-2); }
  & > .bonuses > ul { margin-top: 10px; }
  & > .bonuses li { display: flex; justify-content: space-between; align-items: center; gap: 16px; padding: 9px 0; border-bottom: 1px solid var(--c-line); line-height: 1.3; }
  & > .bonuses small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & > .bonuses li > b { white-space: nowrap; font-variant-numeric: tabular-nums lining-nums; }
  & > .bonuses [data-gain] { color: var(--c-green); }
  & > .bonuses > .link { display: inline-flex; align-items: center; min-height: 44px; }
  & > .current:only-child { grid-column: 1 / -1; }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); }
  @media (max-width: 767px) {
    & > .bonuses li { font-size: min(1rem, 6vw); }
    & > .current { min-height: 230px; margin-inline: -6px; padding: 24px; }
    & > .bonuses { margin-inline: -6px; padding: 22px 20px 14px; }
    }
`)
