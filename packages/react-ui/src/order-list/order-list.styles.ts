import { style } from '../theme/style.ts'

export const orderListStyle = style(`
  & > .cards { display: grid; gap: 14px; }
  & > :is(.cards, .cells) { margin-top: 18px; }
  & > .more { margin-top: 20px; }
  & > h2 { margin-bottom: 18px; }
  & > nav { margin-top: 28px; }
`)
