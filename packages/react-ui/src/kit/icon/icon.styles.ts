import { style } from '../../theme/style.ts'

export const iconStyle = style(`
  width: 24px; height: 24px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  &[data-size=s] { width: 20px; height: 20px; }
  &[data-size=xs] { width: 16px; height: 16px; stroke-width: 2; }
  &[data-filled] { fill: currentColor; stroke: none; }
`)
