import { style } from '../theme/style.ts'

export const basketLineStyle = style(`
  display: grid; grid-template-columns: 24px 116px minmax(0, 1fr) 136px 124px; gap: 0 20px; padding: 22px 0; border-bottom: 1px solid var(--c-line); align-items: start; outline-offset: -3px; scroll-margin-top: 24px;
  & > .choice > label { padding: 0; align-items: center; }
  & > .cover > div { border-radius: var(--r-ml); }
  & > .cover > [data-art] img { width: 92%; }
  & > .words { display: grid; gap: 4px; align-content: start; min-width: 0; }
  & .title { font-weight: 500; line-height: 1.35; }
  & .title:hover { color: var(--c-pen); }
  & .variant { color: var(--c-ink-2); font-size: var(--fs-sm); }
  & .variant::first-letter { text-transform: uppercase; }
  & .parts > summary { width: max-content; min-height: 44px; color: var(--c-pen); font-size: var(--fs-sm); line-height: 44px; cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  & .parts > ul { display: grid; gap: 6px; margin: 0 0 8px; padding-left: 14px; border-left: 2px solid var(--c-line); font-size: var(--fs-sm); }
  & .parts > ul > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px; }
  & .edit { justify-self: start; font-size: var(--fs-sm); line-height: 44px; }
  & .few { color: var(--c-amber); font-size: var(--fs-sm); font-weight: 500; }
  & .wrong { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; color: var(--c-red); font-size: var(--fs-sm); font-weight: 500; line-height: 1.35; }
  & .acts { display: flex; flex-wrap: wrap; align-items: center; gap: 0 14px; margin: 2px 0 0 -12px; }
  & .acts .link { padding-left: 12px; font-size: var(--fs-sm); }
  & > .quantity { display: grid; gap: 6px; justify-items: center; min-height: 46px; align-content: center; }
  & > .cost { display: grid; justify-items: end; gap: 4px; padding-top: 9px; }
  & > .cost > p { justify-content: flex-end; }
  & .each { color: var(--c-ink-3); font-size: var(--fs-xs); font-variant-numeric: tabular-nums; white-space: nowrap; }
  &[data-off] > .cover { opacity: .5; }
  &[data-gone] > .cover { opacity: 1; }
  &[data-gone] .title { color: var(--c-ink-2); }
  @media (max-width: 767px) {
    grid-template-columns: 24px 92px minmax(0, 1fr); gap: 6px 12px; padding: 16px 0;
    & .title { font-size: min(1rem, 5.6vw); }
    & > .words { grid-column: 3; }
    & > .quantity { grid-column: 1 / 3; justify-items: start; }
    & > .cost { grid-column: 3; align-self: center; padding: 0; }
    & .each { display: none; }
  }
`)
