// The shape that the packages keep: rooms, and files that are topics.
import { filesOf, shapeOf } from './files.mjs'

/** At most so many folders, and lines on average no fewer; of files under 25 lines at most so many in a hundred. */
const LIMITS = {
  'packages/core': { folders: 24, mean: 56, below: 34, longest: 300 },
  'packages/react-ui': { folders: 12, mean: 64, below: 21, longest: 300 },
  'packages/app': { folders: 11, mean: 48, below: 41, longest: 300 }
}

/** What is wrong with the shape of the packages, one line each. */
export const shapeFaults = root =>
  Object.entries(LIMITS).flatMap(([name, limits]) => faultsOf(name, limits, filesOf(root, name)))

export function faultsOf(name, limits, files) {
  const { folders, topics } = shapeOf(files)
  const measured = { folders, ...topics, below: Number.parseFloat(topics.below) }
  return Object.entries(limits)
    .filter(([figure, limit]) =>
      figure === 'mean' ? measured.mean < limit : measured[figure] > limit
    )
    .map(([figure, limit]) => `${name}: ${figure} ${measured[figure]}, the limit is ${limit}`)
}
