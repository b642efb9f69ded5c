import { style } from '../../theme/style.ts'

/** Window, slides and frame of the lightbox; glightbox's own stylesheet is not used. */
export const stageStyle = style(`
  position: fixed; inset: 0; width: 100%; max-width: none; height: 100vh; height: 100dvh; max-height: none; overflow: hidden; background: var(--c-paper); outline: 0; overscroll-behavior: contain;
  &::backdrop { background: var(--c-paper); }
  & .gcontainer, & .gslider, & .gslide { position: absolute; inset: 0; }
  & .gslider { touch-action: none; -webkit-user-select: none; user-select: none; }
  & .gslide { display: none; place-items: center; padding: 64px 72px 116px; opacity: 0; }
  & .gslide[data-shown] { display: grid; }
  & .gslide[data-phase=animating], & .gslide[data-phase=zoomIn], & .gslide[data-phase=zoomOut], & .gslide[data-phase=done] { opacity: 1; }
  & .ginner-container, & .gslide-media { display: grid; place-items: center; min-width: 0; min-height: 0; max-width: 100%; max-height: 100%; }
  & .gslide img { width: auto; height: auto; max-width: 100%; max-height: calc(100vh - 180px); max-height: calc(100dvh - 180px); border-radius: var(--r-l); background: var(--cover-stone); cursor: zoom-in; will-change: transform; -webkit-user-drag: none; }
  & .gslide[data-problem] img { display: none; }
  & .gslide video { max-width: 100%; max-height: calc(100vh - 180px); max-height: calc(100dvh - 180px); border-radius: var(--r-l); background: var(--c-ink); }
  & .gslide-inline { width: auto !important; height: auto !important; }
  & .gslide iframe { width: min(1100px, calc(100vw - 160px)); height: calc(100vh - 200px); height: calc(100dvh - 200px); border: 0; border-radius: var(--r-l); background: var(--c-desk); }
  & .gslide [data-reading] { width: min(760px, calc(100vw - 160px)); max-height: calc(100vh - 190px); max-height: calc(100dvh - 190px); padding: 32px 40px; overflow: auto; border-radius: var(--r-l); background: var(--c-sheet); color: var(--c-ink); touch-action: pan-y; -webkit-user-select: text; user-select: text; }
  & .gslide [data-reading] :is(img, table) { max-width: 100%; cursor: auto; }
  & .gslide .paper { display: grid; gap: 16px; justify-items: center; font-weight: 600; text-align: center; }
  & .gslide .paper a { display: inline-flex; align-items: center; min-height: 48px; color: var(--c-pen); text-decoration: underline; text-underline-offset: .2em; }
  & .gslide[data-problem] :is(iframe, video, [data-reading]) { display: none; }
  &[data-zoomed] .gslide img { cursor: grab; border-radius: 0; }
  &[data-zoomed] .gslide { z-index: 1; }
  & .frame { position: static; }
  & .frame > * { position: absolute; z-index: 2; }
  & .frame > .tools { right: 12px; top: 12px; display: flex; gap: 4px; }
  & .frame > .count { left: 24px; top: 24px; font-variant-numeric: tabular-nums; font-weight: 600; }
  & .frame > .previous, & .frame > .next { top: calc(50% - 48px); }
  & .frame > .previous { left: 14px; }
  & .frame > .next { right: 14px; }
  & .frame > .foot { inset: auto 0 0; display: grid; justify-items: center; gap: 8px; padding: 8px var(--gutter) calc(16px + env(safe-area-inset-bottom)); pointer-events: none; }
  & .frame > .foot > * { max-width: 100%; pointer-events: auto; }
  & .frame .caption { overflow: hidden; color: var(--c-ink-2); font-size: var(--fs-sm); text-overflow: ellipsis; white-space: nowrap; }
  & .frame .strip { display: flex; gap: 8px; padding: 4px; overflow-x: auto; scrollbar-width: none; }
  & .frame .strip button { flex: none; display: grid; place-items: center; width: 56px; height: 56px; overflow: hidden; border-radius: var(--r-m); background: var(--cover-stone); opacity: .6; }
  & .frame .strip [aria-current] { opacity: 1; box-shadow: 0 0 0 2px var(--c-paper), 0 0 0 4px var(--c-pen); }
  & .frame .strip .i { margin: auto; }
  & .frame > .note { left: 50%; top: 45%; display: grid; justify-items: center; gap: 12px; width: min(420px, calc(100% - 48px)); text-align: center; transform: translate(-50%, -50%); }
  & .frame > .wait { left: 50%; top: 45%; width: 40px; height: 40px; margin: -20px; border: 3px solid var(--c-line); border-top-color: var(--c-pen); border-radius: 50%; animation: turn 1s linear infinite .2s both; }
  &[data-zoomed] .frame > .foot, &[data-zoomed] .frame > .count { visibility: hidden; }
  @keyframes turn { from { opacity: 1; } to { opacity: 1; transform: rotate(1turn); } }
  @media (max-width: 767px) {
    & .gslide { padding: 60px 0 112px; }
    & .gslide img, & .gslide video { max-height: calc(100vh - 172px); max-height: calc(100dvh - 172px); border-radius: 0; }
    & .gslide iframe { width: 100vw; height: calc(100vh - 180px); height: calc(100dvh - 180px); border-radius: 0; }
    & .gslide [data-reading] { width: 100vw; max-height: calc(100vh - 176px); max-height: calc(100dvh - 176px); padding: 20px 24px; border-radius: 0; }
    & .frame > .previous, & .frame > .next { top: auto; bottom: calc(20px + env(safe-area-inset-bottom)); }
    & .frame .strip { max-width: calc(100vw - 132px); }
    & .frame > .count { left: 16px; }
    & .frame > .tools { right: 4px; }
  }
`)
