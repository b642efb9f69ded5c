// `npm run house`: the shape of the code: files, lines, rooms, and what a reader has to open to follow a story.
// `npm run house -- FOLDER` measures another checkout, whose packages are installed.
import { resolve } from 'node:path'

import { arrowsOf, filesOf, PACKAGES, shapeOf } from './lib/house/files.mjs'
import { entryNames, openProgram, wordCounts } from './lib/house/program.mjs'
import { STORIES, tripOf } from './lib/house/trips.mjs'
import { runScript } from './lib/script.mjs'
import { tableOf } from './lib/table.mjs'
import { root } from './lib/workspace.mjs'

await runScript(([folder]) => {
  const place = folder === undefined ? root : resolve(folder)
  const files = PACKAGES.map(name => ({ name, files: filesOf(place, name) }))
  print('lines of packages', files.map(packageRow))
  print('files that are topics (no words, no entries, no tests)', files.map(topicRow))
  const program = openProgram(place)
  print('the core', [{ ...arrowsOf(place, 'packages/core'), ...entryNames(place, program) }])
  print(
    'to follow a story, open',
    Object.entries(STORIES).map(story => tripOf(program, story))
  )
  print('declared names that hold a word of our own', [wordCounts(program)])
})

function packageRow({ name, files }) {
  const { folders, lines } = shapeOf(files)
  return { package: name, folders, files: files.length, ...lines }
}

function topicRow({ name, files }) {
  const { files: count, mean, median, below, longest } = shapeOf(files).topics
  return { package: name, files: count, mean, median, 'under 25 lines': below, longest }
}

function print(title, rows) {
  console.log(`\n${title}\n${tableOf(rows)}`)
}
