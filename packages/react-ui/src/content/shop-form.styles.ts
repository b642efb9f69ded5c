import { style } from '../theme/style.ts'

export const shopFormStyle = style(`
  display: grid; gap: 20px;
  & .choices > legend { margin-bottom: 8px; font-size: var(--fs-sm); font-weight: 500; }
  & .choices > legend > .req { margin-left: 2px; color: var(--c-red); }
  & .radio { display: flex; align-items: center; gap: 10px; min-height: 44px; cursor: pointer; }
  & .radio > input { width: 20px; height: 20px; accent-color: var(--c-pen); }
  & .choices > small { color: var(--c-ink-2); }
  & .choices > p { color: var(--c-red); font-size: var(--fs-sm); }
`)
