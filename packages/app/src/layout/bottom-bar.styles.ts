import { style } from '@vitrina/react-ui'

export const bottomBarStyle = style(`
  display: none;
  @media (max-width: 767px) {
    position: fixed; inset: auto 0 0; z-index: var(--z-bar); display: grid; grid-template-columns: repeat(5, 1fr); min-height: calc(65px + env(safe-area-inset-bottom)); padding: 4px 4px calc(4px + env(safe-area-inset-bottom)); border-top: 1px solid var(--c-line); background: var(--c-sheet);
    & > a { position: relative; display: grid; justify-items: center; align-content: center; gap: 2px; height: 56px; border-radius: var(--r-s); color: var(--c-ink-2); font-size: 11.5px; font-weight: 500; letter-spacing: -.01em; }
    & svg { width: 26px; height: 26px; }
    & > [aria-current] { color: var(--c-pen); font-weight: 600; }
    & b { position: absolute; top: 2px; left: calc(50% + 4px); box-shadow: 0 0 0 2px var(--c-sheet); }
  }
`)
