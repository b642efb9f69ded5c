import { iconStyle } from './icon.styles.ts'
import type { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

interface IconProps {
  name: IconName
  size?: 's' | 'xs' | undefined
  /** A name for an icon that stands alone; without it the icon is decoration. */
  label?: string | undefined
  /** The pale one of a row, such as a star that was not given. */
  off?: boolean | undefined
}

/** Refers to the sprite, so the page must hold one `IconSprite`. */
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
