import { style } from '../../theme/style.ts'

export const savedAddressesStyle = style(`
  display: grid; gap: 20px;
  & > .removed { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 20px; padding: 12px 12px 12px 20px; border-radius: var(--r-ml); background: var(--c-desk); }
  & > .cards { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px; }
  & > .cards > li { display: grid; align-content: start; gap: 6px; padding: 22px 24px 12px; border: 1px solid var(--c-line); border-radius: var(--r-l); overflow-wrap: anywhere; scroll-margin-top: 24px; }
  & > .cards > li:target { border-color: var(--c-ink); box-shadow: inset 0 0 0 1px var(--c-ink); }
  & .head { display: flex; justify-content: space-between; align-items: center; gap: 12px; min-height: 26px; }
  & .person { color: var(--c-ink-3); }
  & .acts { display: flex; flex-wrap: wrap; gap: 0 22px; }
  & .acts :is(a, button) { display: inline-flex; align-items: center; min-height: 44px; }
  & .acts .danger { color: var(--c-red); }
  @media (max-width: 767px) { & > .cards { grid-template-columns: minmax(0, 1fr); } }
`)
