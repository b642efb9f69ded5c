import { style } from '../theme/style.ts'

export const orderActionStyle = style(`
  display: contents;
  & > [role] { flex: 1 1 100%; grid-column: 1 / -1; font-size: .9375rem; }
  & .link { display: inline-flex; align-items: center; min-height: 32px; }
`)

export const cancelDialogStyle = style(`
  display: grid; gap: 20px;
  & > .buttons { display: flex; flex-wrap: wrap; gap: 10px; }
  @media (max-width: 767px) { & > .buttons > * { flex: 1 1 100%; } }
`)
