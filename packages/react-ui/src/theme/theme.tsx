import type { ReactElement } from 'react'

import { showFonts } from './fonts.styles.ts'
import { globalStyle } from './style.ts'
import { tokens } from './tokens.styles.ts'

const reset = globalStyle(`
  *, ::before, ::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(96px + var(--note, 0px)); }
  @supports selector(:has(a)) { html:has(:modal) { overflow: hidden; } }
  body { margin: 0; background: var(--c-paper); color: var(--c-ink); font: 400 var(--fs-body)/1.5 var(--font-text); -webkit-font-smoothing: antialiased; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  a { color: inherit; text-decoration: none; }
  table { border-collapse: collapse; width: 100%; }
  dialog { border: 0; padding: 0; color: inherit; }
  summary { list-style: none; cursor: pointer; }
  summary::-webkit-details-marker { display: none; }
  [hidden] { display: none !important; }
  ::selection { background: var(--c-marker); color: var(--c-on-marker); }
  :focus-visible { outline: 3px solid var(--c-focus); outline-offset: 2px; border-radius: var(--r-xs); }
  h1[tabindex]:focus-visible { outline: 0; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation-duration: .01ms !important; animation-iteration-count: 1 !important; transition-duration: .01ms !important; scroll-behavior: auto !important; }
  }
`)

/** Words of the look that any screen may use as plain class names: type, rows, the two paper grounds. */
const looks = globalStyle(`
  h1, h2, .h1, .h2, .hero-t { font-family: var(--font-display); font-weight: var(--display-weight); letter-spacing: var(--display-tracking); color: var(--c-heading); text-wrap: balance; }
  h1, .h1 { font-size: var(--fs-h1); line-height: 1.06; }
  h2, .h2 { font-size: var(--fs-h2); line-height: 1.1; }
  h3, .h3 { font-size: var(--fs-h3); line-height: 1.22; font-weight: 700; letter-spacing: -.018em; text-wrap: balance; }
  .h4 { font-size: 1.0625rem; line-height: 1.35; font-weight: 700; letter-spacing: -.01em; }
  .hero-t { font-size: var(--fs-hero); line-height: .95; letter-spacing: -.045em; }
  .lead { font-size: var(--fs-lead); line-height: 1.45; }
  .sm { font-size: var(--fs-sm); line-height: 1.43; }
  .xs { font-size: var(--fs-xs); line-height: 1.4; }
  .mut { color: var(--c-ink-2); }
  .mut3 { color: var(--c-ink-3); }
  .b { font-weight: 600; }
  .num, .price { font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
  .link { color: var(--c-pen); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; text-decoration-color: var(--c-pen-line); transition: text-decoration-color var(--t-fast); }
  .link:hover { text-decoration-color: currentColor; }
  button.link { display: inline-flex; align-items: center; min-height: 44px; }
  .mark { background: linear-gradient(transparent 12%, var(--c-marker) 12% 92%, transparent 92%); color: var(--c-on-marker); padding: 0 .28em; margin: 0 -.1em; border-radius: 3px; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
  mark { background: var(--c-marker); color: var(--c-on-marker); border-radius: 2px; font-weight: 700; }
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .wrap { width: 100%; max-width: calc(var(--container) + var(--gutter) * 2); margin-inline: auto; padding-inline: var(--gutter); }
  .sec { margin-top: var(--section); }
  .row { display: flex; align-items: center; gap: var(--s3); }
  .row--w { flex-wrap: wrap; }
  .between { justify-content: space-between; }
  .grow { flex: 1; min-width: 0; }
  .hand { font-family: var(--font-hand); font-weight: 500; color: var(--c-red); letter-spacing: -.01em; line-height: 1.15; }
  .cells { background: linear-gradient(var(--c-cell) 1px, transparent 1px) -1px -1px / var(--cell) var(--cell), linear-gradient(90deg, var(--c-cell) 1px, transparent 1px) -1px -1px / var(--cell) var(--cell), var(--c-sheet); }
  .margin { position: relative; }
  .margin::before { content: ""; position: absolute; inset-block: 0; left: var(--margin-x, 56px); width: 1.5px; background: var(--c-field); pointer-events: none; }
  @media (max-width: 767px) { h1, .h1 { font-size: min(var(--fs-h1), 12vw); } }
  @media (min-width: 768px) { .m-only { display: none !important; } }
  @media (max-width: 767px) { .d-only { display: none !important; } }
`)

/** What components ask of the page around them: room for a fixed bar, no links on paper, no dead buttons without script. */
const page = globalStyle(`
  @media (max-width: 767px) {
    @supports selector(:has(a)) {
      html:has([data-sum-bar]) { scroll-padding-bottom: 160px; }
      body:has([data-sum-bar]) { padding-bottom: 76px; }
      body:has([data-sum-bar=solo]) { padding-bottom: calc(84px + env(safe-area-inset-bottom)); }
    }
    @supports not selector(:has(a)) { body { padding-bottom: calc(84px + env(safe-area-inset-bottom)); } }
  }
  @media (scripting: none) { button[data-live] { display: none !important; } }
  html[data-plain] button[data-live] { display: none !important; }
  @media print {
    #root > :not(main), body > [role=status], main :is(nav:not(.colors), form, button) { display: none !important; }
    @supports selector(:has(a)) { body:has([data-paper]) aside { display: none !important; } }
    main { padding: 0 !important; }
    tr, li, dl > div, article, h2 { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }
`)

/**
 * Where the system draws in its own few colours (contrast themes of Windows), backgrounds and shadows
 * are gone: bounds, chosen and disabled things are told by lines, for every component at once.
 */
const forcedColors = globalStyle(`
  @media (forced-colors: active) {
    :where(button, a[data-variant], nav.sizes > a, nav.colors > a, input[type=radio] + *, input[type=checkbox] + *, dialog) { outline: 1px solid ButtonBorder; outline-offset: -1px; }
    :where([type]:disabled ~ *, [type]:disabled ~ * *, [data-gone], [data-gone] *, :disabled, [aria-disabled=true]) { color: GrayText; border-color: GrayText; outline-color: GrayText; }
    [aria-current], [aria-pressed=true], [aria-selected=true], [type]:checked + * { outline: 3px solid Highlight !important; outline-offset: -3px !important; }
    .color > [type]:checked + *, nav.colors > [aria-current] { outline-offset: 2px !important; }
    input:indeterminate + .box::after { background: CanvasText; }
    .track { border: 2px solid ButtonBorder; }
    .track::after { background: ButtonBorder !important; }
    input:checked + .track { background: Highlight !important; forced-color-adjust: none; }
    input:checked + .track::after { background: HighlightText !important; }
    :focus-visible, [type]:focus-visible + * { outline: 3px dashed CanvasText !important; outline-offset: 3px !important; }
  }
`)

interface ThemeProps {
  /** Address of the folder with the font files, ending with a slash. */
  fontsUrl: string
  children: ReactElement | readonly ReactElement[]
}

/** Gives everything inside it the tokens, the reset and the typefaces of the look. */
export function Theme({ fontsUrl, children }: ThemeProps) {
  tokens()
  reset()
  looks()
  page()
  forcedColors()
  showFonts(fontsUrl)
  return children
}
