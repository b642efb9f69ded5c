import { globalStyle, style } from '@vitrina/react-ui'

export const footerStyle = style(`
  margin-top: var(--section); padding-block: clamp(40px, 5vw, 72px) 28px; background: var(--c-board); color: var(--c-on-board);
  & a:hover { text-decoration: underline; text-underline-offset: .2em; }
  & .letters { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 390px) minmax(180px, auto); gap: 8px; align-items: center; margin-bottom: clamp(32px, 4vw, 56px); padding-bottom: clamp(32px, 4vw, 56px); border-bottom: 1px solid rgb(255 255 255 / .18); }
  & .letters > p { max-width: 24em; }
  & .letters b { display: block; font: 800 var(--fs-h2)/1.1 var(--font-text); letter-spacing: -.035em; text-wrap: balance; }
  & .letters span { display: block; margin-top: 10px; color: var(--c-on-board-2); }
  & .letters > input { min-width: 0; height: 56px; padding: 0 20px; border: 1.5px solid rgb(255 255 255 / .6); border-radius: var(--r-m); background: rgb(255 255 255 / .1); color: inherit; font: inherit; }
  & .letters > input::placeholder { color: var(--c-on-board-2); opacity: 1; }
  & .letters > button { height: 56px; padding: 0 24px; border-radius: var(--r-m); background: var(--c-on-board); color: var(--c-board); font-weight: 700; text-align: center; }
  & .letters > :focus-visible { outline: 3px solid var(--c-on-board); outline-offset: 2px; }
  & .columns { display: grid; grid-template-columns: 1.5fr repeat(3, 1fr); gap: var(--s8); padding-bottom: clamp(32px, 4vw, 56px); }
  & h2 { margin-bottom: 8px; color: var(--c-on-board-2); font: 500 var(--fs-sm)/1.43 var(--font-text); letter-spacing: 0; }
  & li > a { display: inline-flex; align-items: center; min-height: 36px; font-size: .9375rem; }
  & .phone { display: inline-flex; align-items: center; min-height: 44px; font-size: min(1.5rem, 6.6vw); font-weight: 800; letter-spacing: -.03em; }
  & .note { margin-top: 4px; color: var(--c-on-board-2); font-size: var(--fs-sm); }
  & .social { display: flex; gap: 8px; margin-top: 18px; }
  & .social > a { display: grid; place-items: center; width: 44px; height: 44px; border: 1.5px solid rgb(255 255 255 / .32); border-radius: 50%; }
  & .social > a:hover { background: rgb(255 255 255 / .12); }
  & .seller { padding-bottom: 8px; color: var(--c-on-board-2); font-size: var(--fs-sm); }
  & .end { display: flex; flex-wrap: wrap; align-items: center; gap: 0 28px; color: var(--c-on-board-2); font-size: var(--fs-sm); }
  & .end > a { display: inline-flex; align-items: center; min-height: 44px; }
  & .pay { display: flex; gap: 8px; margin-left: auto; }
  & .pay > li { padding: 4px 9px; border: 1px solid rgb(255 255 255 / .32); border-radius: 6px; color: var(--c-on-board); font-size: var(--fs-xs); font-weight: 600; }
  @media (max-width: 1179px) { & .letters > p { grid-column: 1 / -1; } & .letters { grid-template-columns: minmax(0, 1fr) auto; } & .columns { grid-template-columns: repeat(2, 1fr); } }
  @media (max-width: 767px) {
    padding-bottom: calc(92px + env(safe-area-inset-bottom));
    & .letters { grid-template-columns: minmax(0, 1fr); }
    & .columns { grid-template-columns: var(--pair); gap: 28px 16px; overflow-wrap: anywhere; }
    & .columns > :first-child { grid-column: 1 / -1; }
    & li > a { min-width: 44px; min-height: 44px; }
    & .pay { flex-wrap: wrap; margin-left: 0; }
  }
  @media print {
    margin-top: 24px; padding: 0; background: none;
    & > .wrap > :not(.seller) { display: none; }
    & .seller { color: var(--c-ink-3); }
  }
`)

/** A page with a footer of its own; paper names the seller always. */
export const hideUnderSlimPage = globalStyle(
  `@media screen { @supports selector(:has(a)) { body:has(main[data-slim]) .site { display: none; } } }`
)

/** While a streamed page has not come past its `main`, what would still move in it is hidden. */
export const hideUnfinished = globalStyle(
  `@supports selector(:has(a)) { main { --unfinished: hidden; } main:has(+ *) { --unfinished: visible; } }`
)
