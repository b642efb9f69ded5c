import { style } from '../../theme/style.ts'

export const oneClickStyle = style(`
  display: grid; gap: 18px;
  & > .goods { display: grid; grid-template-columns: 72px minmax(0, 1fr) auto; gap: 16px; align-items: center; }
  & > .goods > p { display: grid; }
`)
