import { style } from '@vitrina/react-ui'

export const sortChoiceStyle = style(`
  position: relative; margin-left: auto;
  & > summary { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; font-weight: 500; white-space: nowrap; }
  & > summary:hover { color: var(--c-pen); }
  & > div { position: absolute; right: 0; top: 100%; z-index: 13; display: grid; min-width: 230px; padding: 8px; border-radius: var(--r-l); background: var(--c-sheet); box-shadow: var(--shadow-pop); }
  & > div > a { display: flex; align-items: center; min-height: 44px; padding: 0 12px; border-radius: var(--r-s); white-space: nowrap; }
  & > div > a:hover { background: var(--c-desk); }
  & > div > [aria-current] { color: var(--c-pen); font-weight: 600; }
`)
