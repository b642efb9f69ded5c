import { globalStyle } from './style.ts'

/** What a part asks of the page around it: to wait while the page is still coming, room for a fixed bar, no way elsewhere on paper, nothing to press in vain. */
export const page = globalStyle(`
  @supports selector(:has(a)) {
    main { --unfinished: hidden; }
    main:has(+ *) { --unfinished: visible; }
  }
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
