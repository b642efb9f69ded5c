import { style } from '@vitrina/react-ui'

export const compareTableStyle = style(`
  --names: 200px; --column: 232px; position: relative; margin-inline: calc(var(--gutter) * -1); padding-right: var(--gutter); overflow-x: auto; overscroll-behavior-x: contain;
  & > table { border-collapse: separate; border-spacing: 0; table-layout: fixed; width: max-content; }
  & th, & td { width: var(--column); padding: 12px 16px 12px 0; border-bottom: 1px solid var(--c-line); font-weight: 400; text-align: left; vertical-align: top; }
  & tr > th:first-child { position: sticky; left: 0; z-index: 2; width: calc(var(--names) + var(--gutter)); padding-left: var(--gutter); border-bottom: 0; background: linear-gradient(var(--c-line) 0 0) var(--gutter) 100% / 100% 1px no-repeat var(--c-paper); color: var(--c-ink-2); overflow-wrap: anywhere; }
  & thead th { height: 1px; padding-bottom: 20px; }
  & thead article { height: 100%; }
  & tbody td { overflow-wrap: anywhere; }
  & .group > th { padding-top: 32px; }
  & .group > th > span { position: sticky; left: var(--gutter); color: var(--c-heading); font: 700 var(--fs-lead)/1.3 var(--font-text); }
  & [data-same] > td { color: var(--c-ink-3); }
  & tbody tr:not(.group):hover > * { background-color: var(--c-desk); }
  @media (max-width: 767px) {
    --names: min(6.5rem, 38vw); --column: max(172px, 9rem);
    & th, & td { padding: 10px 12px 10px 0; font-size: var(--fs-sm); }
    & tr > th:first-child { font-size: min(var(--fs-xs), 4.4vw); }
  }
`)
