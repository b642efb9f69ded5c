import { globalStyle } from './style.ts'

/** What a part asks of the page around it: room for a fixed bar, an order alone on paper. */
export const page = globalStyle(`
  @media (max-width: 767px) {
    html:has([data-sum-bar]) { scroll-padding-bottom: 160px; }
    body:has([data-sum-bar]) { padding-bottom: 76px; }
    body:has([data-sum-bar=solo]) { padding-bottom: calc(84px + env(safe-area-inset-bottom)); }
  }
  @media print {
    body:has([data-paper]) :is(header, footer, nav, aside, [aria-live]) { display: none !important; }
  }
`)
