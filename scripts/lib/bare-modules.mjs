// Finds modules of the React layer that have nothing of React: rules, which belong into the core.
import ts from 'typescript'

import { faultsBeside, parse, pathsIn, read } from './sources.mjs'

const PLACE = 'packages/react-ui/src'
const SOURCE = /\.tsx?$/
const NOT_SHIPPED = /\.(test|test-d|d)\.tsx?$|^testing\//
const STYLES = /\.styles\.ts$/
const WORDS = /\.messages\.ts$|^texts\//

/** Whoever imports one of these at run time has to do with React. */
const BINDS = /^(react|react-dom)(\/|$)|\.styles\.ts$|\/theme\/style\.ts$|\.tsx$/
/** What words are made of. */
const OF_WORDS = /\.messages\.ts$|^\.\/catalogue\.ts$|^@vitrina\/core\/values$/

/** What has a reason to be here without React. */
const KNOWN = {
  'forms/form-binding.ts': 'binds a form to the events of inputs',
  'kit/dialog/scrollbar-place.ts': 'a style of the document',
  'kit/icon/icon-paths.ts': 'outlines of pictures',
  'kit/lightbox/stage-templates.ts': 'markup for glightbox',
  'kit/map/map-parts.ts': 'fetches the binding of the maps',
  'kit/slider/row-place.ts': 'measures nodes',
  'kit/slider/row-size.ts': 'measures nodes',
  'kit/slider/slider-stage.ts': 'moves nodes by swiper',
  'viewer/gallery-gestures.ts': 'listens to fingers and wheel',
  'viewer/gallery-keys.ts': 'listens to the keyboard',
  'viewer/gallery-motion.ts': 'moves nodes',
  'viewer/open-gallery.ts': 'binds the core to nodes that React does not draw',
  'viewer/slide-node.ts': 'fills nodes that React does not draw',
  'viewer/follow-hands.ts': 'listens to keys, wheel and pointer',
  'viewer/open-row.ts': 'binds the core to nodes that swiper moves',
  'theme/fonts.styles.ts': 'styles that ask for the address of the typefaces',
  'theme/precompiled.ts': 'what styles are made with',
  'theme/style.ts': 'what styles are made with'
}

/** `packages/react-ui/src/…` of every module that has nothing of React and is more than its kind. */
export const bareModules = root =>
  pathsIn(root, PLACE)
    .map(path => path.slice(PLACE.length + 1))
    .filter(path => SOURCE.test(path) && !NOT_SHIPPED.test(path))
    .filter(path => isBare(path, read(root, `${PLACE}/${path}`)))

/** Styles have no functions, words none of statements; what is neither binds React or is types alone. */
function isBare(path, text) {
  const file = parse(path, text)
  const imported = importsOf(file)
  if (STYLES.test(path)) return has(file, isFunction)
  if (WORDS.test(path)) return has(file, isLong) || imported.some(from => !OF_WORDS.test(from))
  return (
    !imported.some(from => BINDS.test(from)) && !has(file, isJsx) && !file.statements.every(isType)
  )
}

const has = (node, isSought) =>
  isSought(node) || ts.forEachChild(node, part => has(part, isSought)) === true

const isFunction = node => ts.isFunctionLike(node) && node.body !== undefined
const isLong = node => isFunction(node) && ts.isBlock(node.body)
const isJsx = node =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)

/** What the build leaves out. */
const isType = node =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (isFrom(node) && !isAtRunTime(node))

const importsOf = file =>
  file.statements
    .filter(node => isFrom(node) && isAtRunTime(node))
    .map(node => node.moduleSpecifier.text)

const isFrom = node =>
  (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && Boolean(node.moduleSpecifier)

/** Not where the whole clause, or each name in it, is a type. */
function isAtRunTime(node) {
  const clause = ts.isImportDeclaration(node) ? node.importClause : node
  if (clause?.isTypeOnly) return false
  const names = (clause?.namedBindings ?? clause?.exportClause)?.elements
  return clause?.name !== undefined || !names?.every(name => name.isTypeOnly)
}

/** What is wrong: a rule above the core, or an exception that is none any more. */
export const bareFaults = (paths, known = Object.keys(KNOWN)) =>
  faultsBeside(
    paths.map(path => `${PLACE}/${path}`),
    known.map(path => `${PLACE}/${path}`),
    {
      fault: () =>
        'has nothing of React, nor is it types, styles or words alone: its place is the core',
      list: 'scripts/lib/bare-modules.mjs'
    }
  )
