import { style } from '../../theme/style.ts'

/** The words are inside of what is hovered, and a bridge leads to them: the pointer may go there. */
export const tooltipStyle = style(`
  position: relative; display: grid; width: fit-content;
  & > [role=tooltip] { position: absolute; z-index: 6; top: calc(100% + 4px); left: 50%; transform: translate(-50%); display: var(--tip, none); padding: 6px 10px; border-radius: var(--r-xs); background: var(--c-ink); color: var(--c-paper); font-size: var(--fs-xs); line-height: 1.3; white-space: nowrap; animation: late 1ms .3s backwards; }
  & > [role=tooltip]::before { content: ""; position: absolute; inset: -4px; z-index: -1; }
  &[data-side=left] > [role=tooltip] { inset: 50% calc(100% + 4px) auto auto; transform: translate(0, -50%); }
  &[data-side=right] > [role=tooltip] { inset: 50% auto auto calc(100% + 4px); transform: translate(0, -50%); }
  @media (hover: hover) { &:hover { --tip: block; } }
  @supports selector(:has(a)) {
    &:has(:focus-visible) { --tip: block; }
    &:has([open]) { --tip: none; }
  }
  @supports not selector(:has(a)) { &:focus-within { --tip: block; } }
  &[data-away] { --tip: none; }
  @keyframes late { from { visibility: hidden; } }
`)
