import { style } from '@vitrina/react-ui'

export const productScreenStyle = style(`
  & > .top { display: grid; grid-template-columns: minmax(0, 1.28fr) minmax(0, 1fr); gap: clamp(32px, 4.4vw, 64px); align-items: start; margin-top: 8px; }
  & > .top > :first-child { position: sticky; top: calc(16px + var(--note, 0px)); min-width: 0; }
  & .info { min-width: 0; }
  & .info > .maker { display: flex; flex-wrap: wrap; gap: 4px 14px; font-size: var(--fs-sm); }
  & .info > h1 { margin: 10px 0 12px; }
  & .info > .votes { display: flex; align-items: center; gap: 12px; min-height: 32px; font-size: .9375rem; }
  & .delivery { margin-top: 24px; border-top: 1px solid var(--c-line); }
  & .delivery ul { border-top: 1px solid var(--c-line); }
  & .delivery li { display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 14px; align-items: center; min-height: 56px; padding: 8px 0; border-bottom: 1px solid var(--c-line); line-height: 1.35; }
  & .delivery svg { color: var(--c-pen); }
  & .delivery b { font-weight: 600; }
  & .delivery small { display: block; color: var(--c-ink-3); font-size: var(--fs-sm); }
  & > .about { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: clamp(32px, 5vw, 80px); margin-top: clamp(40px, 5vw, 80px); }
  & > .about h2 { margin-bottom: 18px; font-size: var(--fs-h3); }
  & > .about .lead { margin-bottom: 14px; }
  @media (max-width: 1179px) {
    & > .top, & > .about { grid-template-columns: minmax(0, 1fr); }
    & > .top > :first-child { position: static; }
  }
  @media (max-width: 767px) { & > .top { gap: 18px; margin-top: 4px; } }
  @media print {
    & > .top, & > .about { grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr); gap: 28px; }
    & > .top > :first-child { position: static; }
    & details { display: none; }
  }
`)
