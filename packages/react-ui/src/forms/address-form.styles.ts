import { style } from '../theme/style.ts'

export const addressFormStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; max-width: 720px; padding: 28px 32px 32px; border: 1px solid var(--c-line); border-radius: var(--r-xl);
  & > h2 { font-size: var(--fs-h3); letter-spacing: -.018em; }
  & .fields { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 18px 16px; align-items: start; }
  & .fields.pair { gap: 12px; }
  & > .buttons { display: flex; flex-wrap: wrap; gap: 10px; }
  @media (max-width: 767px) {
    margin-inline: -6px; padding: 22px 20px 24px;
    & .fields { grid-template-columns: minmax(0, 1fr); }
    & .fields.pair { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > .buttons > * { flex: 1 1 100%; }
  }
`)
