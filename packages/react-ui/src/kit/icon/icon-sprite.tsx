import { iconPaths } from './icon-paths.ts'

interface IconSpriteProps {
  /** Which icons it holds, by their ids such as `i-heart`; all of them without it. */
  has?: (id: string) => boolean
}

const everyIcon = () => true

/**
 * Icons of the kit, to be printed once per page. Printed by the server outside the hydrated root, they
 * cost the browser no script.
 */
export const IconSprite = ({ has = everyIcon }: IconSpriteProps) => (
  <svg width="0" height="0" aria-hidden="true" className="vh">
    {Object.entries(iconPaths)
      .map(([name, path]) => ({ id: `i-${name}`, path }))
      .filter(({ id }) => has(id))
      .map(({ id, path }) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    {has('pull') && <Pull />}
  </svg>
)

/** What a zip is opened by. */
const Pull = () => (
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
)
