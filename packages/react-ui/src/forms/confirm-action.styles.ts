import { style } from '../theme/style.ts'

export const orderActionStyle = style(`
  display: contents;
  & > [role] { flex: 1 1 100%; grid-column: 1 / -1; font-size: .9375rem; }
  & .link { display: inline-flex; align-items: center; min-height: 32px; }
`)
