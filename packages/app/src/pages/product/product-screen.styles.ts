import { style } from '@vitrina/react-ui'

export const productScreenStyle = style(`
  & > .top { display: grid; grid-template-columns: minmax(0, 1.28fr) minmax(0, 1fr); grid-template-rows: auto 1fr; gap: clamp(28px, 3vw, 44px) clamp(32px, 4.4vw, 64px); align-items: start; margin-top: 8px; }
  & > .top > * { min-width: 0; }
  & > .top > .info { grid-area: 1 / 2 / span 2; }
  & .info > .maker { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: var(--fs-sm); }
  & .info > h1 { margin: 10px 0 12px; }
  & .info > .votes { display: flex; align-items: center; gap: 12px; min-height: 32px; font-size: .9375rem; }
  & .delivery { margin-top: 24px; border-top: 1px solid var(--c-line); }
  & .delivery ul { border-top: 1px solid var(--c-line); }
  & .delivery li { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; min-height: 56px; padding: 8px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .delivery li > :nth-child(2) { flex: 1 1 9rem; }
  & .delivery svg { color: var(--c-pen); }
  & .delivery b { font-weight: 600; }
  & .delivery small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & .told > h2, & > .about > h2 { margin-bottom: 18px; font-size: var(--fs-h3); }
  & .told > .lead { margin-bottom: 14px; }
  & > .about { margin-top: clamp(40px, 5vw, 80px); }
  & > .about > dl { columns: 2; column-gap: clamp(32px, 4.4vw, 64px); }
  & > .about > dl > div { break-inside: avoid; }
  @media (max-width: 1179px) {
    & > .top { grid-template: none; }
    & > .top > .info { grid-area: auto; }
  }
  @media (max-width: 767px) {
    & > .top { gap: 18px; margin-top: 4px; }
    & .told { margin-top: 14px; }
    & > .about > dl { columns: auto; }
    & .maker > a, & .votes > a, & .delivery li > a { padding-block: 12px; margin-block: -12px; }
  }
  @media print {
    & > .top { grid-template: auto / minmax(0, 1fr) minmax(0, 1.3fr); gap: 28px; }
    & .told { grid-column: 1 / -1; }
    & > .about > dl { columns: 2; }
    & details { display: none; }
  }
`)
