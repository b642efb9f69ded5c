import { style } from '@vitrina/react-ui'

export const constructorStyle = style(`
  & > h1 { margin: 6px 0 16px; }
  & > .sets { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 20px; }
  & > .sets > a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 18px; border-radius: var(--r-pill); background: var(--c-desk); font-size: .9375rem; font-weight: 500; }
  & > .sets > a:hover { background: var(--c-line); }
  & > .sets > [aria-current] { background: var(--c-ink); color: var(--c-paper); }
  @media (max-width: 767px) {
    & > .sets { flex-wrap: nowrap; margin: 0 calc(var(--gutter) * -1) 14px; padding: 3px var(--gutter); overflow-x: auto; }
    & > .sets > a { flex: none; }
  }
`)

export const setBuilderStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) min(21.25rem, 45%); gap: 0 clamp(32px, 4vw, 64px); align-items: start;
  & > .lead { grid-column: 1 / -1; margin-bottom: 20px; color: var(--c-ink-2); }
  & > .work { display: grid; gap: 36px; min-width: 0; }
  & .pocket { min-width: 0; padding: 0; border: 0; scroll-margin-top: 90px; }
  & .pocket > legend { display: flex; align-items: baseline; gap: 12px; margin-bottom: 12px; font: 700 var(--fs-h3)/1.22 var(--font-text); letter-spacing: -.018em; }
  & .pocket > .missing { margin-bottom: 12px; color: var(--c-red); font-weight: 600; }
  & .pocket > .things { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--gap); }
  & .thing { position: relative; display: grid; align-content: start; gap: 4px; padding: 10px 10px 14px; border: 1.5px solid var(--c-line); border-radius: var(--r-l); background: var(--c-sheet); cursor: pointer; transition: border-color var(--t-fast); }
  & .thing:hover { border-color: var(--c-pen); }
  & .thing > input { position: absolute; inset: 0; z-index: 2; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
  @supports selector(:has(a)) {
    & .thing:has(> :checked) { border-color: var(--c-pen); background: var(--c-pen-soft); box-shadow: inset 0 0 0 1px var(--c-pen); }
    & .thing:has(> :focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  }
  @supports not selector(:has(a)) {
    & .thing > :checked ~ .tile { box-shadow: 0 0 0 2px var(--c-pen); }
    & .thing > :focus-visible ~ .tile { outline: 3px solid var(--c-focus); }
  }
  & .thing > .tile { margin-bottom: 6px; }
  & .thing > b { font-size: var(--fs-price-m); letter-spacing: -.03em; font-variant-numeric: tabular-nums; }
  & .thing > .name { font-size: var(--fs-sm); line-height: 1.35; overflow-wrap: anywhere; }
  & .thing > small { color: var(--c-ink-2); font-size: var(--fs-xs); }
  & > .sum { position: sticky; top: calc(90px + var(--note, 0px)); display: grid; gap: 14px; padding: 26px; border-radius: var(--r-l); background: var(--c-desk); }
  & > .sum > h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & > .sum > ol { display: grid; gap: 6px; margin: 0; padding: 0; list-style: none; font-size: var(--fs-sm); }
  & > .sum > ol > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; }
  & > .sum > ol > [data-empty] { color: var(--c-ink-3); }
  & > .sum > .total { padding-top: 14px; border-top: 1px solid var(--c-line); }
  & > .sum > .total small { display: block; margin-top: 4px; color: var(--c-ink-2); font-size: var(--fs-sm); }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr) min(18.75rem, 45%); & .pocket > .things { grid-template-columns: var(--pair); } }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    & > .work { gap: 28px; }
    & > .sum { position: sticky; top: auto; bottom: calc(65px + env(safe-area-inset-bottom)); z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin: 20px calc(var(--gutter) * -1) 0; padding: 10px var(--gutter); border-radius: var(--r-l) var(--r-l) 0 0; box-shadow: var(--shadow-pop); background: var(--c-sheet); }
    & > .sum > h2, & > .sum > ol { display: none; }
    & > .sum > .total { flex: 1 1 7rem; padding: 0; border: 0; }
    & > .sum > button { flex: 0 1 auto; width: auto; }
    & > .sum > .total small { margin: 0; }
    & > .sum > .total b { font-size: 1.25rem; }
    & > .sum > .total s ~ [data-tone] { display: none; }
  }
`)
