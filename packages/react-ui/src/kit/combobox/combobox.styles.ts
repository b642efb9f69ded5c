import { style } from '../../theme/style.ts'

export const suggestListStyle = style(`
  padding: 8px; border-radius: var(--r-ml); background: var(--c-sheet); max-height: min(420px, 60vh); max-height: min(420px, 60dvh); overflow: auto;
  & > [role=option] { padding: 9px 12px; min-height: 44px; border-radius: var(--r-s); line-height: 1.3; cursor: pointer; }
  & > [role=option]:hover, & > [aria-selected=true] { background: var(--c-desk); }
  & small { display: block; margin-top: 2px; color: var(--c-ink-3); font-size: var(--fs-xs); }
`)

export const comboboxStyle = style(`
  position: relative;
  & > .list { position: absolute; left: 0; right: 0; top: 100%; z-index: 5; margin-top: 8px; border-radius: var(--r-ml); box-shadow: var(--shadow-pop); }
  & > .empty { padding: 16px 20px; background: var(--c-sheet); color: var(--c-ink-2); }
`)
