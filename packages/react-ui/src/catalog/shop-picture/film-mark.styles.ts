import { style } from '../../theme/style.ts'

export const filmMarkStyle = style(`
  grid-area: 1 / 1; z-index: 1; display: grid; place-items: center; width: 12%; min-width: 30px; aspect-ratio: 1; border-radius: 50%; background: var(--c-ink); color: var(--c-paper); pointer-events: none;
`)
