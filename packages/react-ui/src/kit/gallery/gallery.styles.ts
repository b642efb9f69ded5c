import { style } from '../../theme/style.ts'

/** On a phone the thumbs stand below the picture that comes after them: until then they are not shown. */
export const galleryStyle = style(`
  display: grid; grid-template-columns: 80px minmax(0, 1fr); gap: 14px;
  &[data-single] { grid-template-columns: minmax(0, 1fr); }
  & > .thumbs { display: grid; gap: 10px; align-content: start; }
  & > .thumbs > button { position: relative; border-radius: var(--r-m); }
  & > .thumbs > [aria-current] { box-shadow: 0 0 0 2.5px var(--c-paper), 0 0 0 5px var(--c-pen); }
  & > .main { position: relative; min-width: 0; }
  & > .main > .scroller { position: relative; display: grid; grid-auto-flow: column; grid-auto-columns: 100%; overflow-x: auto; border-radius: var(--r-xl); scroll-snap-type: x mandatory; scroll-behavior: smooth; scrollbar-width: none; }
  & > .main > .scroller > * { scroll-snap-align: start; scroll-snap-stop: always; }
  & > .main[data-zooms] > .scroller > * { cursor: zoom-in; }
  & .marks { position: absolute; left: 16px; top: 16px; display: flex; flex-direction: column; align-items: flex-start; gap: 4px; }
  & .tools { position: absolute; right: 16px; top: 16px; }
  & .tools, & .tools > div { display: grid; gap: 6px; }
  & .steps { position: absolute; left: 16px; bottom: 16px; display: flex; align-items: center; gap: 12px; }
  & .zoom { position: absolute; right: 16px; bottom: 16px; }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr); margin-inline: calc(var(--gutter) * -1);
    & > .main { order: -1; }
    & > .main > .scroller { border-radius: 0; }
    & > .thumbs { grid-auto-flow: column; grid-auto-columns: 64px; padding: 6px var(--gutter); overflow-x: auto; scrollbar-width: none; }
    @supports selector(:has(a)) {
      & > .thumbs { visibility: hidden; }
      & > .thumbs:has(+ .main) { visibility: visible; }
    }
  }
  @media print {
    display: block; margin-inline: 0;
    & .thumbs, & .tools, & .steps, & .zoom { display: none; }
  }
`)
