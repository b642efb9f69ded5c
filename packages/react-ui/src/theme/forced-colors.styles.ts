import { globalStyle } from './style.ts'

/**
 * Where the system draws in its own few colours (contrast themes of Windows), backgrounds and shadows
 * are gone: bounds, chosen and disabled things are told by lines, for every component at once.
 */
export const forcedColors = globalStyle(`
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
