import { iconPaths } from './icon-paths.ts'

/**
 * All icons of the kit, to be printed once per page. Printed by the server outside the hydrated
 * root, it costs the browser no script.
 */
export const IconSprite = () => (
  <svg width="0" height="0" aria-hidden="true" className="vh">
    {Object.entries(iconPaths).map(([name, path]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    ))}
    <symbol id="pull" viewBox="0 0 34 16">
      <rect y="1" width="14" height="14" rx="4" fill="currentColor" stroke="none" />
      <rect
        x="12.5"
        y="4"
        width="20"
        height="8"
        rx="4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
      />
    </symbol>
  </svg>
)
