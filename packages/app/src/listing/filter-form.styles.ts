import { style } from '@vitrina/react-ui'

export const filterFormStyle = style(`
  & .range { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr)); gap: 8px; }
  & .range > label { display: flex; align-items: center; gap: 6px; height: 48px; padding: 0 14px; border: 1.5px solid var(--c-line-2); border-radius: var(--r-m); color: var(--c-ink-3); font-variant-numeric: tabular-nums; }
  & .range > label:focus-within { border-color: var(--c-pen); box-shadow: inset 0 0 0 1px var(--c-pen); }
  & .range input { flex: 1; min-width: 0; border: 0; outline: 0; background: none; color: var(--c-ink); font-weight: 600; }
  & .sizes { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(3rem, 25% - 6px), 1fr)); gap: 6px; }
  & .size { position: relative; cursor: pointer; }
  & .size > span { display: grid; place-items: center; min-height: 44px; padding: 2px 4px; border-radius: var(--r-m); box-shadow: inset 0 0 0 1.5px var(--c-line); font-weight: 500; font-variant-numeric: tabular-nums; text-align: center; line-height: 1.15; overflow-wrap: anywhere; }
  & .size:hover > span { box-shadow: inset 0 0 0 1.5px var(--c-pen); }
  & .size > input:checked + span { background: var(--c-pen-soft); color: var(--c-pen); font-weight: 700; box-shadow: inset 0 0 0 2px var(--c-pen); }
  & .size > input:focus-visible + span { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  & .colors { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(4.5rem, 33% - 8px), 1fr)); gap: 4px; }
  & .color { display: grid; justify-items: center; gap: 4px; padding: 8px 2px; border-radius: var(--r-m); font-size: var(--fs-xs); text-align: center; line-height: 1.2; cursor: pointer; }
  & .color:hover { background: var(--c-desk); }
  & .color > svg { width: 36px; height: 36px; border-radius: 50%; outline: 1.5px solid rgb(128 132 150 / .45); outline-offset: -1.5px; }
  & .color > input:checked + svg { box-shadow: 0 0 0 2.5px var(--c-sheet), 0 0 0 5px var(--c-pen); }
  & .color > input:focus-visible + svg { outline: 3px solid var(--c-focus); outline-offset: 6px; }
  & .apply { margin-top: 16px; }
  @media (min-width: 768px) and (max-width: 1179px) { & .sizes { grid-template-columns: repeat(auto-fill, minmax(max(3rem, 33% - 6px), 1fr)); } }
  @media (max-width: 767px) { & .colors { grid-template-columns: repeat(auto-fill, minmax(max(4rem, 20% - 6px), 1fr)); } }
`)
