import { style } from '@vitrina/react-ui'

export const bonusAccountStyle = style(`
  display: grid; gap: 36px;
  & > .purse { display: grid; gap: 14px; padding: 28px 32px; border-radius: var(--r-xl); color: var(--case-lining); background-color: var(--case); background-image: linear-gradient(var(--case-lines) 1px, transparent 1px), linear-gradient(90deg, var(--case-lines) 1px, transparent 1px); background-size: 24px 24px; }
  & > .purse > h2 { color: inherit; font-size: 1rem; letter-spacing: 0; }
  & > .purse > .value { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 12px; }
  & > .purse > .value > b { font-size: var(--fs-hero); font-weight: 800; letter-spacing: -.045em; line-height: .95; }
  & > .purse > .rules { max-width: 46em; padding-top: 22px; }
  & > .log > h2 { margin-bottom: 10px; }
  & > .log > nav { margin-top: 28px; }
  & > .log > ol > li { display: flex; justify-content: space-between; align-items: center; gap: 20px; padding: 14px 0; border-bottom: 1px solid var(--c-line); }
  & > .log > ol > li > div { min-width: 0; }
  & > .log .day { color: var(--c-ink-3); }
  & > .log .day a { display: inline-block; padding-block: 10px; margin-block: -10px; }
  & > .log .change { flex: none; font-size: 1.125rem; font-weight: 700; }
  & > .log .change[data-gain] { color: var(--c-green); }
  @media (max-width: 767px) { & > .log > ol > li { font-size: min(1rem, 6vw); } & > .purse { margin-inline: -6px; padding: 24px; } }
`)
