import { style } from '@vitrina/react-ui'

export const entranceActionsStyle = style(`
  display: flex; flex-wrap: wrap; gap: 10px; margin-top: 28px;
  @media (max-width: 767px) { & > * { flex: 1 1 100%; } }
`)
