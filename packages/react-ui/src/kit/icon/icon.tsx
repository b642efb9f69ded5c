import { style } from '../../theme/style.ts'
import type { iconPaths } from './icon-paths.ts'

const iconStyle = style(`
  width: 24px; height: 24px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  &[data-size=s] { width: 20px; height: 20px; }
  &[data-size=xs] { width: 16px; height: 16px; stroke-width: 2; }
  &[data-filled] { fill: currentColor; stroke: none; }
`)

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  size?: 's' | 'xs' | undefined
  /** A name for an icon that stands alone; without it the icon is decoration. */
  label?: string | undefined
  /** The pale one of a row, such as a star that was not given. */
  off?: boolean | undefined
}

/**
 * Draws an icon of the sprite, so the page must hold one `IconSprite`. Beside words it stays
 * silent; alone it needs a `label`.
 */
export function Icon({ name, size, label, off }: IconProps) {
  return (
    <svg
      className={iconStyle()}
      data-size={size}
      data-filled={name.endsWith('-filled') || undefined}
      data-off={off || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
