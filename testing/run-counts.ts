/** How often each property, schedule or death is played: by `npm test`, and by `npm run test:deep`. */
export const RUNS = {
  'addresses of a list': [100, 1000],
  'answers to fifty visitors': [200, 600],
  'basket, its tabs and its network': [100, 2000],
  'bonuses spent at once': [2, 5],
  'changes of a basket on the store': [10, 40],
  'copy of the listing': [30, 300],
  'deaths of the backend': [2, 20],
  'devices with wrong clocks': [50, 1000],
  'facets of a list': [30, 150],
  'inputs that no log may show': [1, 6],
  'junk as bodies and queries': [60, 300],
  'junk for each call': [10, 100],
  'kept answers of the catalogue': [10, 60],
  'prices of whom': [10, 30],
  'proofs of a flood': [20_000, 1_000_000],
  'rounds of five tabs': [5, 20],
  'rounds of pages with nonces': [10, 100],
  'safe paths': [200, 2000],
  'lines of an order': [200, 2000],
  'sign-outs during a refresh': [100, 1000],
  'sign-outs on the real backend': [50, 1000],
  'sizes of a picture': [1700, 10_000],
  'sums of a letter': [100, 2000],
  'sums of an order': [1000, 10_000],
  'valid inputs for each call': [4, 12],
  'visitors at once': [40, 500]
} as const satisfies Record<string, readonly [quick: number, deep: number]>

/** The number of runs of a property in the deep command. */
export const deepRunsOf = (property: keyof typeof RUNS): number => RUNS[property][1]
