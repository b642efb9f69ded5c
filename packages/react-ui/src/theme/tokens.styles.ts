import { globalStyle } from './style.ts'

const sizes = `
  --font-text: "Golos Text", "Golos Fallback", system-ui, "Segoe UI", Roboto, Arial, sans-serif;
  --font-display: var(--font-text);
  --font-hand: "Shantell Sans", "Segoe Print", "Comic Sans MS", cursive;
  --display-weight: 800; --display-tracking: -.035em;
  --fs-hero: clamp(2.5rem, 1.36rem + 4.62vw, 5.25rem);
  --fs-h1: min(clamp(1.875rem, 1.45rem + 1.75vw, 2.875rem), max(38px, 4.4vw));
  --fs-h2: min(clamp(1.5rem, 1.18rem + 1.32vw, 2.25rem), max(34px, 3.4vw));
  --fs-h3: min(clamp(1.1875rem, 1.08rem + .45vw, 1.4375rem), max(30px, 2.4vw));
  --fs-lead: clamp(1.0625rem, 1rem + .27vw, 1.1875rem);
  --fs-body: 1rem; --fs-sm: .875rem; --fs-xs: .8125rem;
  --fs-price-l: clamp(2rem, 1.75rem + 1vw, 2.625rem);
  --fs-price-m: clamp(1.125rem, 1.05rem + .33vw, 1.3125rem);
  --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 20px;
  --s6: 24px; --s7: 32px; --s8: 40px; --s9: 56px; --s10: 72px;
  --section: clamp(3.5rem, 2.3rem + 4.9vw, 6.5rem);
  --gutter: clamp(1rem, .4rem + 2.45vw, 2.5rem);
  --pair: repeat(auto-fill, minmax(min(100%, max(8rem, 50% - 20px)), 1fr));
  --gap: clamp(.75rem, .55rem + .83vw, 1.25rem);
  --container: 1280px; --tap: 44px; --cell: 20px;
  --r-xs: 6px; --r-s: 10px; --r-m: 14px; --r-ml: 18px; --r-l: 22px; --r-xl: 32px; --r-pill: 999px;
  --ease: cubic-bezier(.2, .7, .2, 1);
  --t-fast: 120ms; --t-base: 220ms; --t-slow: 400ms;
  --z-header: 30; --z-bar: 40; --z-sheet: 60; --z-toast: 80;
`

const paper = `
  color-scheme: light;
  --c-paper: #fff; --c-sheet: #fff; --c-desk: #f2f4f8;
  --c-ink: #171a2b; --c-ink-2: #4b5066; --c-ink-3: #666b80;
  --c-line: #dfe3ec; --c-line-2: #848a9f; --c-cell: #e1ebf7; --c-field: #ea5a63;
  --c-pen: #2334c4; --c-pen-2: #17248f; --c-on-pen: #fff; --c-pen-soft: #e9ecfd;
  --c-heading: #2334c4; --c-focus: #2334c4;
  --c-red: #c31f2d; --c-on-red: #fff; --c-red-soft: #fdecec;
  --c-marker: #ffe36b; --c-on-marker: #2a2300;
  --c-green: #1b6e47; --c-on-green: #fff; --c-green-soft: #e3f2e8;
  --c-amber: #8a5a00; --c-amber-soft: #fbf1d9; --c-star: #e39a00;
  --c-board: #1c4a3f; --c-board-2: #255a4d; --c-on-board: #f3f8f1; --c-on-board-2: #b6d2c7;
  --cover-rose: #f7d8da; --cover-mint: #d4e8d9; --cover-sky: #d7e6f7;
  --cover-lemon: #f9eec2; --cover-stone: #eceef3; --art-shadow: rgb(23 26 43 / .2);
  --c-focus-ring: rgb(35 52 196 / .18); --c-pen-line: rgb(35 52 196 / .36);
  --c-red-ring: rgb(195 31 45 / .2); --c-veil: rgb(255 255 255 / .7); --c-ink-veil: rgb(23 26 43 / .46);
  --case: #2334c4; --case-2: #1926a0; --case-teeth: rgb(255 255 255 / .55);
  --case-lining: #fff; --case-cell: #dde9f7; --case-lines: rgb(255 255 255 / .1); --case-place: #9ca4e4; --case-band: #ea5a63; --case-brass: #ffcf3f;
  --c-inv-green: #7fd6a6; --c-inv-red: #ff9096; --c-inv-marker: #ffe36b;
  --map-land: #eef1f5; --map-block: #e2e6ee; --map-road: #fff; --map-park: #d3e8d6;
  --map-water: #c4dcf3;
  --shadow-pop: 0 2px 4px rgb(23 26 43 / .06), 0 18px 48px rgb(23 26 43 / .16);
  --scrim: rgb(23 26 43 / .46);
`

const board = `
  color-scheme: dark;
  --c-paper: #121a17; --c-sheet: #1a2420; --c-desk: #0c1210;
  --c-ink: #eef3ee; --c-ink-2: #bccac2; --c-ink-3: #95a59c;
  --c-line: #2b3933; --c-line-2: #71837a; --c-cell: #25332d; --c-field: #b9525a;
  --c-pen: #aeb9ff; --c-pen-2: #cdd4ff; --c-on-pen: #10174f; --c-pen-soft: #262f55;
  --c-heading: #eef3ee; --c-focus: #ffe36b;
  --c-red: #ff9096; --c-on-red: #3a0509; --c-red-soft: #3b2023; --c-marker: #f4d654;
  --c-green: #7fd6a6; --c-on-green: #06301b; --c-green-soft: #18362a;
  --c-amber: #f0c56b; --c-amber-soft: #3a2f16; --c-star: #f3b63a;
  --c-board: #1d4d41; --c-board-2: #265e50;
  --cover-rose: #61363f; --cover-mint: #2a5340; --cover-sky: #2b4a6a;
  --cover-lemon: #554c2b; --cover-stone: #33403b; --art-shadow: rgb(0 0 0 / .38);
  --c-focus-ring: rgb(255 227 107 / .18); --c-pen-line: rgb(174 185 255 / .36);
  --c-red-ring: rgb(255 144 150 / .2); --c-veil: rgb(18 26 23 / .7); --c-ink-veil: rgb(238 243 238 / .46);
  --case: #3446d6; --case-2: #2534b4; --case-lining: #e9eef2; --case-cell: #d3deea;
  --case-lines: rgb(233 238 242 / .1); --case-place: #98a2e5;
  --c-inv-green: #1b6e47; --c-inv-red: #c31f2d; --c-inv-marker: #8a5a00;
  --map-land: #17201d; --map-block: #1f2a26; --map-road: #2d3a35; --map-park: #1f3a2b;
  --map-water: #1f3547;
  --shadow-pop: 0 0 0 1px rgb(255 255 255 / .06), 0 18px 48px rgb(0 0 0 / .55);
  --scrim: rgb(3 6 5 / .66);
`

/** The dark theme is chosen by `data-theme` on the root element, or else by the system; paper is white. */
export const tokens = globalStyle(`
  :root { ${sizes} ${paper} }
  @media screen { :root[data-theme=dark] { ${board} } }
  @media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { ${board} } }
`)
