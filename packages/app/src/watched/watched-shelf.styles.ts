import { style } from '@vitrina/react-ui'

export const watchedShelfStyle = style(`
  & .place { margin-bottom: 205px; aspect-ratio: 1 / 1.04; border-radius: var(--r-l); background: var(--c-desk); }
`)
