import { style } from '../../theme/style.ts'

export const accountFormStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; margin-top: 24px;
  & .aside { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 20px; }
  & .aside > a, & .again > a { display: inline-flex; align-items: center; min-height: 44px; }
  & .again { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; color: var(--c-ink-2); }
  & .checks { display: grid; gap: 2px; }
  & .forget { margin-top: -10px; text-align: right; }
  & .forget > a { display: inline-flex; align-items: center; min-height: 44px; }
`)
