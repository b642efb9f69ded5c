import { style } from '../../theme/style.ts'

export const orderListStyle = style(`
  & > .cards { display: grid; gap: 14px; }
  & > :is(.cards, .cells) { margin-top: 18px; }
  & > .search { display: grid; grid-template-columns: minmax(0, 420px) auto; gap: 10px; align-items: end; justify-content: start; margin-bottom: 18px; }
  & > .more { margin-top: 20px; }
  & > h2 { margin-bottom: 18px; }
  & > nav { margin-top: 28px; }
`)
