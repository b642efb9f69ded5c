// Finds modules of the React layer that have nothing of React: rules, which belong into the core.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PLACE = 'packages/react-ui/src'
const NOT_SHIPPED = /\.(test|d|styles|messages)\.ts$|^(testing|texts)\//
const BINDS =
  /from '(react|react-dom|@xstate\/react)[/']|from '[^']+\.styles\.ts'|\/theme\/style\.ts'/

/** What has a reason to be here without React. */
const KNOWN = {
  'checkout/use-field.ts': 'a hook made of hooks',
  'kit/dialog/scrollbar-place.ts': 'a style of the document',
  'kit/icon/icon-paths.ts': 'outlines of pictures',
  'kit/lightbox/stage-templates.ts': 'markup for glightbox',
  'kit/slider/row-place.ts': 'measures nodes',
  'kit/slider/row-size.ts': 'measures nodes',
  'kit/slider/slider-stage.ts': 'moves nodes by swiper',
  'lightbox/gallery-gestures.ts': 'listens to fingers and wheel',
  'lightbox/gallery-keys.ts': 'listens to the keyboard',
  'lightbox/gallery-motion.ts': 'moves nodes',
  'lightbox/open-gallery.ts': 'binds the core to nodes that React does not draw',
  'lightbox/slide-node.ts': 'fills nodes that React does not draw',
  'shop/engine-intents.ts': 'listens to the document',
  'slider/follow-hands.ts': 'listens to keys, wheel and pointer',
  'slider/open-row.ts': 'binds the core to nodes that swiper moves',
  'theme/precompiled.ts': 'what styles are made with',
  'theme/style.ts': 'what styles are made with'
}

/** `packages/react-ui/src/…` of every module without React and without a style. */
export function bareModules(root) {
  const place = join(root, PLACE)
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter(path => path.endsWith('.ts') && !NOT_SHIPPED.test(path))
    .filter(path => !BINDS.test(readFileSync(join(place, path), 'utf8')))
    .sort()
}

/** What is wrong: a rule above the core, or an exception that is none any more. */
export const bareFaults = (paths, known = Object.keys(KNOWN)) => [
  ...paths
    .filter(path => !known.includes(path))
    .map(path => `${PLACE}/${path} imports neither React nor a style: its place is the core`),
  ...known
    .filter(path => !paths.includes(path))
    .map(
      path => `${PLACE}/${path} is no exception any more: take it off scripts/lib/bare-modules.mjs`
    )
]
