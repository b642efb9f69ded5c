import { style } from '../../theme/style.ts'

export const shareMenuStyle = style(`
  position: relative;
  & > summary { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--c-sheet); }
  & > summary:hover { color: var(--c-pen); }
  & > ul { position: absolute; right: 0; top: 50px; z-index: 1; display: grid; min-width: 190px; padding: 8px; border-radius: var(--r-m); background: var(--c-sheet); box-shadow: var(--shadow-pop); }
  & a { display: flex; align-items: center; gap: 10px; min-height: 44px; padding: 0 12px; border-radius: var(--r-s); }
  & a:hover { background: var(--c-desk); color: var(--c-pen); }
`)
