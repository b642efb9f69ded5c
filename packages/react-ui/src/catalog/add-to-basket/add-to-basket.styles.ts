import { style } from '../../theme/style.ts'

export const addToBasketStyle = style(`
  display: block; min-height: 46px;
  &[data-size=l] { min-height: 56px; flex: 1; }
  &[data-size=l] > [role=group] { min-height: 56px; border-radius: var(--r-ml); }
  & .refused { margin-top: 6px; color: var(--c-red); font-size: var(--fs-sm); line-height: 1.35; }
`)
