import { style } from '../../theme/style.ts'

export const toastStyle = style(`
  display: flex; align-items: center; gap: 12px; max-width: 480px; min-height: 56px; padding: 6px 6px 6px 18px; border-radius: var(--r-ml); background: var(--c-ink); color: var(--c-paper); font-size: .9375rem; font-weight: 500; line-height: 1.35; box-shadow: var(--shadow-pop); animation: appear var(--t-base) var(--ease);
  & > .text { flex: 1; min-width: 0; }
  & > .text b { display: block; font-weight: 700; }
  & > .action { min-height: 44px; padding: 0 12px; font-weight: 600; text-decoration: underline; text-underline-offset: .2em; white-space: nowrap; }
  &[data-tone=good] > svg { color: var(--c-inv-green); }
  &[data-tone=warning] > svg { color: var(--c-inv-marker); }
  &[data-tone=error] > svg { color: var(--c-inv-red); }
  & :focus-visible { outline-color: currentColor; outline-offset: -3px; }
  @keyframes appear { from { opacity: 0; transform: translate(0, 8px); } }
`)

export const toastViewportStyle = style(`
  position: fixed; inset: auto 16px 24px; z-index: var(--z-toast); display: grid; justify-items: center; pointer-events: none;
  & > * { pointer-events: auto; }
  @media (max-width: 767px) { inset: auto 12px calc(76px + env(safe-area-inset-bottom)); }
`)
