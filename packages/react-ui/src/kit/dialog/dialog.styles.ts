import { style } from '../../theme/style.ts'

export const dialogStyle = style(`
  width: calc(100% - 32px); max-width: 520px; max-height: calc(100vh - 32px); max-height: calc(100dvh - 32px); padding: 0; border-radius: var(--r-xl); background: var(--c-sheet); color: var(--c-ink); box-shadow: var(--shadow-pop); overflow: visible;
  &::backdrop { background: var(--scrim); }
  &[open] { display: grid; animation: appear var(--t-base) var(--ease); }
  &[data-size=l] { max-width: 940px; }
  & > .body { position: relative; display: grid; grid-template-rows: auto minmax(0, 1fr) auto; max-height: inherit; overflow: hidden; border-radius: inherit; }
  & .head { min-height: 24px; padding: 38px 68px 0 var(--s8); }
  & .close { position: absolute; right: 12px; top: 12px; }
  & .content { padding: var(--s4) var(--s8) var(--s8); overflow: auto; overscroll-behavior: contain; }
  & .foot { padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); border-top: 1px solid var(--c-line); }
  @keyframes appear { from { opacity: 0; transform: translate(0, 8px); } }
  @media (min-width: 768px) {
    &[data-look=side] { height: 100vh; height: 100dvh; max-width: 440px; max-height: none; margin: 0 0 0 auto; border-radius: var(--r-xl) 0 0 var(--r-xl); }
    &[data-look=side] > .body { height: 100%; }
  }
  @media (max-width: 767px) {
    & { width: 100%; max-width: none; max-height: 92vh; max-height: 92dvh; margin: auto 0 0; border-radius: var(--r-l) var(--r-l) 0 0; }
    &[open] { animation-name: rise; }
    & > .body::before { content: ""; position: absolute; left: 50%; top: 8px; width: 44px; height: 5px; border-radius: 3px; background: var(--c-line); transform: translate(-50%, 0); }
    & .head { padding: 32px 60px 0 var(--s5); }
    & .close { right: 8px; top: 16px; }
    & .content { padding: var(--s3) var(--s5) var(--s5); }
  }
  @keyframes rise { from { transform: translate(0, 100%); } }
`)
