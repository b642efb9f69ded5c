// Who may import whom: the rules of the architecture as errors.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const CORE = '^packages/core/src/'
const UI = '^packages/react-ui/src/'
const KIT = `${UI}kit/`
const TESTS = '[.]test(-d)?[.]tsx?$'
/** The rooms of the core from the lowest floor up; rooms of one floor do not know each other. */
const CORE_FLOORS = [
  ['entities'],
  ['platform'],
  ['routes'],
  ['values'],
  ['api'],
  ['contracts'],
  ['store'],
  ['forms', 'viewer'],
  ['session', 'live'],
  ['basket'],
  ['engine', 'server'],
  ['catalog'],
  ['content', 'lists'],
  ['cart'],
  ['orders'],
  ['account'],
  ['pages'],
  ['shop'],
  ['browser'],
  ['testing']
]

/** The same of the components. */
const UI_FLOORS = [
  ['theme'],
  ['kit'],
  ['binding'],
  ['forms', 'viewer'],
  ['catalog'],
  ['basket'],
  ['orders'],
  ['account'],
  ['content'],
  ['texts', 'testing']
]

/** And of the storefront's server. */
const SERVER_FLOORS = [['requests'], ['assets'], ['answers'], ['documents'], ['files']]

/** Of the storefront; `routing` knows of a page's code that there is such a thing. */
const APP = '^packages/app/src/'
const APP_FLOORS = [
  ['early'],
  ['routing'],
  ['platform'],
  ['binding'],
  ['parts'],
  ['frames'],
  ['pages'],
  ['live'],
  ['texts']
]

/** What draws: no room without screens may import it. */
const DRAWING = [
  '^packages/react-ui/src/(?!texts/)',
  'node_modules/(@types/)?react(-dom)?/',
  'node_modules/@xstate/react/'
]

/** A room imports rooms of lower floors; a test may stand on any. */
const floorRules = (place, floors) =>
  floors.map((rooms, floor) => floorRule(place, floors.slice(0, floor), rooms))

function floorRule(place, lower, rooms) {
  const allowed = ['$1', ...lower.flat()].join('|')
  return {
    name: '4-a-room-stands-on-lower-floors',
    severity: 'error',
    from: { path: `${place}(${rooms.join('|')})/`, pathNot: TESTS },
    to: { path: place, pathNot: `${place}(${allowed})/` }
  }
}

/** The path of an npm package, wherever the package manager put it. */
const npm = (...names) => `node_modules/(${names.join('|')})/`

/** The files which the `exports` of a package name: its front doors. */
function doors(folder) {
  const { exports } = JSON.parse(readFileSync(join(__dirname, folder, 'package.json'), 'utf8'))
  return Object.values(exports).map(door => {
    const path = door.slice(2).replaceAll('.', '[.]').replaceAll('*', '[^/]+')
    return `^${folder}/${path}$`
  })
}

const CORE_DOORS = doors('packages/core')
const UI_DOORS = doors('packages/react-ui')

/** A library that only one folder knows, and that arrives there when it is needed. */
const lazily = (name, folder, ...packages) => [
  {
    name: `8-${name}-only-in-its-kit-folder`,
    severity: 'error',
    from: { pathNot: `${KIT}${folder}/` },
    to: { path: npm(...packages) }
  },
  {
    name: `8-${name}-by-dynamic-import`,
    severity: 'error',
    from: { path: `${KIT}${folder}/` },
    to: { path: npm(...packages), dynamic: false, dependencyTypesNot: ['type-only'] }
  }
]

module.exports = {
  forbidden: [
    {
      name: '1-no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true }
    },
    {
      name: '2-core-needs-only-its-four-libraries',
      comment:
        'testing/msw/ serves the contracts by MSW, pages/clean/ cleans HTML; a test may use what it needs',
      severity: 'error',
      from: { path: CORE, pathNot: [TESTS, `${CORE}(testing/msw|pages/clean)/`] },
      to: { path: 'node_modules/', pathNot: npm('xstate', 'ky', 'zod', 'immer') }
    },
    {
      name: '2-msw-needs-only-its-library',
      severity: 'error',
      from: { path: `${CORE}testing/msw/`, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: npm('msw', 'zod') }
    },
    {
      name: '2-cleaning-needs-only-its-library',
      severity: 'error',
      from: { path: `${CORE}pages/clean/`, pathNot: TESTS },
      to: { path: 'node_modules/', pathNot: npm('sanitize-html', '@types/sanitize-html') }
    },
    {
      name: '2-pages-know-no-cleaner',
      comment: 'whoever loads a page brings the function: a front may have one of its own',
      severity: 'error',
      from: { path: CORE, pathNot: [TESTS, `${CORE}pages/clean/`] },
      to: { path: `${CORE}pages/clean/` }
    },
    {
      name: '2-core-needs-no-node',
      severity: 'error',
      from: { path: CORE, pathNot: [TESTS, `${CORE}server/`] },
      to: { dependencyTypes: ['core'] }
    },
    {
      name: '2-core-knows-no-other-package',
      severity: 'error',
      from: { path: CORE },
      to: { path: '^(packages/(?!core/)|examples/|e2e/)' }
    },
    {
      name: '2-only-browser-knows-a-browser',
      comment: 'the host of a window: the rest of the core is told of it by `Platform`',
      severity: 'error',
      from: { path: CORE, pathNot: `${CORE}browser/` },
      to: { path: `${CORE}browser/` }
    },
    {
      name: '2-only-server-knows-a-server',
      comment: 'what servers of the shop share on Node: the rest of the core runs anywhere',
      severity: 'error',
      from: { path: CORE, pathNot: `${CORE}server/` },
      to: { path: `${CORE}server/` }
    },
    {
      name: '3-machines-meet-only-in-the-shop',
      severity: 'error',
      from: {
        path: `${CORE}([^/]+)/`,
        pathNot: [TESTS, `${CORE}(shop|engine)/`, ...CORE_DOORS]
      },
      to: { path: `${CORE}[^/]+/.+[.]machine[.]ts$`, pathNot: `${CORE}$1/` }
    },
    {
      name: '3-machines-meet-only-in-the-shop',
      severity: 'error',
      from: {
        path: `${CORE}[^/]+[.]ts$`,
        pathNot: [TESTS, ...CORE_DOORS]
      },
      to: { path: `${CORE}.+[.]machine[.]ts$` }
    },
    ...floorRules(CORE, CORE_FLOORS),
    ...floorRules(UI, UI_FLOORS),
    ...floorRules('^packages/app/src/server/', SERVER_FLOORS),
    ...floorRules(APP, APP_FLOORS),
    {
      name: '5-no-screen-without-need',
      severity: 'error',
      from: {
        path: `${APP}(early|routing|platform|server/(requests|answers|files)/)`,
        pathNot: TESTS
      },
      to: { path: DRAWING, dependencyTypesNot: ['type-only'] }
    },
    {
      name: '5-kit-knows-no-shop',
      severity: 'error',
      from: { path: KIT },
      to: { path: '^packages/react-ui/src/', pathNot: [KIT, '^packages/react-ui/src/theme/'] }
    },
    {
      name: '5-kit-knows-no-machine',
      severity: 'error',
      from: { path: KIT, pathNot: TESTS },
      to: { path: '^packages/core/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: '6-core-by-its-front-doors',
      severity: 'error',
      from: { path: '^(packages/(?!core/)|e2e/)' },
      to: { path: '^packages/core/', pathNot: CORE_DOORS }
    },
    {
      name: '6-react-ui-by-its-front-doors',
      comment: 'But the build, which writes into a file what its styles would write when they run.',
      severity: 'error',
      from: {
        path: '^(packages/(?!react-ui/)|e2e/)',
        pathNot: '^packages/app/build/compile-styles[.]ts$'
      },
      to: { path: '^packages/react-ui/', pathNot: UI_DOORS }
    },
    {
      name: '6-react-ui-knows-no-app',
      severity: 'error',
      from: { path: '^packages/react-ui/' },
      to: { path: '^(packages/app|examples|e2e)/' }
    },
    {
      name: '7-pages-do-not-import-pages',
      severity: 'error',
      from: { path: '^packages/app/src/pages/([^/]+)/' },
      to: { path: '^packages/app/src/pages/[^/]+/', pathNot: '^packages/app/src/pages/$1/' }
    },
    {
      name: '8-ky-only-in-api',
      severity: 'error',
      from: { pathNot: `${CORE}api/api[.]ts$` },
      to: { path: npm('ky') }
    },
    {
      name: '8-wouter-only-in-the-app',
      severity: 'error',
      from: { pathNot: '^packages/app/src/' },
      to: { path: npm('wouter') }
    },
    ...lazily('swiper', 'slider', 'swiper'),
    ...lazily('glightbox', 'lightbox', 'glightbox'),
    ...lazily('imask', 'masked-input', 'imask', 'react-imask'),
    ...lazily('maps', 'map', 'react-yandex-maps', '@pbe/react-yandex-maps'),
    {
      name: '9-examples-use-public-exports',
      severity: 'error',
      from: { path: '^examples/' },
      to: {
        path: '^packages/',
        pathNot: [...CORE_DOORS, ...UI_DOORS, ...doors('packages/conformance')]
      }
    },
    {
      name: 'every-import-is-found',
      comment:
        'What cannot be resolved cannot be checked either; Jest, and the command line, come with the packed packages',
      severity: 'error',
      from: { pathNot: '^packages/(core/scenarios/packed/|vitrina/src/main)' },
      to: { couldNotResolve: true }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules/' },
    // Fronts that are projects of their own have installed the packages: they see no more of them than others do.
    exclude: {
      path: '^(packages/[^/]+|examples/[^/]+|e2e)/(dist|coverage)/|^examples/(next|react|sveltekit)/'
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      mainFields: ['module', 'main', 'types']
    }
  }
}
