import { style } from '../theme/style.ts'

export const connectionPlaceStyle = style(`
  position: sticky; top: 0; z-index: var(--z-toast);
`)

export const connectionNoteStyle = style(`
  display: flex; align-items: center; justify-content: center; gap: 12px; min-height: 48px; padding: 2px 4px 2px 16px; background: var(--c-marker); color: var(--c-on-marker); font-size: .9375rem; font-weight: 500; line-height: 1.35; box-shadow: var(--shadow-pop);
  & > svg { flex: none; }
  & > button { flex: none; min-height: 44px; padding: 0 12px; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; }
  & :focus-visible { outline-color: currentColor; outline-offset: -3px; }
`)
