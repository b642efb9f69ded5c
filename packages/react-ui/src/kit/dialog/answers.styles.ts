import { style } from '../../theme/style.ts'

/** What a question says, and its answers side by side. */
export const answersStyle = style(`
  display: grid; gap: 20px;
  & > .buttons { display: flex; flex-wrap: wrap; gap: 10px; }
  @media (max-width: 767px) { & > .buttons > * { flex: 1 1 100%; } }
`)
