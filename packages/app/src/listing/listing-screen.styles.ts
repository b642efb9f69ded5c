import { style } from '@vitrina/react-ui'

export const listingStyle = style(`
  & > .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 18px; margin: 6px 0 22px; }
  & > .head > h1 { min-width: 0; overflow-wrap: anywhere; }
  & > .tabs { margin-bottom: 28px; }
  & > .sections { display: flex; gap: 10px; margin-bottom: 32px; overflow-x: auto; scrollbar-width: none; }
  & > .sections > a { display: flex; align-items: center; gap: 12px; flex: 1 0 auto; max-width: 210px; padding: 6px 18px 6px 6px; border-radius: var(--r-ml); background: var(--c-desk); font-size: .9375rem; font-weight: 500; line-height: 1.2; }
  @supports selector(:has(a)) {
    & > .sections { visibility: hidden; }
    & > .sections:has(+ *) { visibility: visible; }
  }
  & > .sections > a:hover { color: var(--c-pen); }
  & > .sections > a > span:first-child { flex: none; width: 56px; }
  & > .columns { display: grid; grid-template-columns: min(16.5rem, 30%) minmax(0, 1fr); gap: clamp(28px, 3.4vw, 48px); align-items: start; }
  &[data-bare] > .columns { grid-template-columns: minmax(0, 1fr); }
  &[data-bare] :is(aside, .bar) { display: none; }
  & .bar { display: flex; align-items: flex-start; gap: 16px; margin-bottom: 24px; }
  & .bar > .chosen { flex: 1; min-width: 0; }
  & .growing { display: grid; justify-items: center; gap: 20px; margin-top: clamp(40px, 4.4vw, 64px); }
  & .growing > .next { min-width: 320px; }
  @media (max-width: 1179px) { & > .columns { grid-template-columns: min(13.75rem, 34%) minmax(0, 1fr); } }
  @media (max-width: 767px) {
    & > .head { margin-bottom: 14px; }
    & > .sections { gap: 8px; margin: 0 calc(var(--gutter) * -1) 18px; padding-inline: var(--gutter); }
    & > .sections > a > span:first-child { width: 44px; }
    & > .columns { grid-template-columns: minmax(0, 1fr); }
    & > .columns > aside:not(:target) { display: none; }
    & .bar { position: sticky; top: calc(117px + var(--note, 0px)); z-index: 12; flex-wrap: wrap; justify-content: space-between; gap: 4px 8px; margin-bottom: 12px; padding-block: 8px; background: var(--c-paper); }
    & .bar > .chosen { flex: 1 0 100%; order: 1; }
    & .growing > .next { width: 100%; min-width: 0; }
  }
`)
