import { style } from '../theme/style.ts'

export const shopFilmStyle = style(`
  grid-area: 1 / 1; width: 100%; height: 100%; object-fit: cover;
`)

export const shopFilmMarkStyle = style(`
  grid-area: 1 / 1; z-index: 1; display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--c-ink); color: var(--c-paper);
`)
