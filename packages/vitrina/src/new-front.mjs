// Lays a front into an empty folder: one of the templates, with its name and the address of its backend.
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const FRONTS = ['react', 'next', 'vue', 'sveltekit', 'vanilla']

/** Something that whoever typed the command can put right. */
export class Misuse extends Error {}

const TEMPLATES = fileURLToPath(new URL('../dist/', import.meta.url))
/** As registries take names of packages. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/
const IGNORED = ['node_modules', 'dist', 'build', '.next', '.svelte-kit', '.env', '*.tsbuildinfo']

/** Returns what was begun; a Misuse says what to put right, and nothing is written then. */
export async function newFront([place, ...more], { front, api }, templates = TEMPLATES) {
  if (place === undefined) throw new Misuse('A name is needed: vitrina new my-shop.')
  if (more.length > 0) throw new Misuse(`One name is needed, not also ${more.join(' ')}.`)
  const folder = resolve(place)
  const name = basename(folder)
  needName(name)
  needFront(front)
  const apiUrl = readAddress(api)
  await needEmpty(folder, place)
  await cp(`${templates}${front}`, folder, { recursive: true })
  const version = await nameProject(folder, name)
  await Promise.all([
    writeFile(`${folder}/.env`, `API_URL=${apiUrl}\nORIGIN=http://localhost:3000\n`),
    writeFile(`${folder}/.gitignore`, `${IGNORED.join('\n')}\n`),
    writeFile(`${folder}/README.md`, readme({ name, front, apiUrl }))
  ])
  return { name: place, front, apiUrl, version }
}

function needName(name) {
  if (NAME.test(name)) return
  const meant = name
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
  const advice = NAME.test(meant) ? `; ${meant} can` : ', for example my-shop'
  throw new Misuse(
    `${JSON.stringify(name)} cannot be the name of a package: lower-case letters, digits and dashes make one${advice}.`
  )
}

function needFront(front) {
  if (FRONTS.includes(front)) return
  const near = nearest(front)
  const question = near === undefined ? '' : `; is it ${near}?`
  throw new Misuse(
    `There is no front ${JSON.stringify(front)} among ${FRONTS.join(', ')}${question}`
  )
}

/** A front whose name begins alike, or has at most two letters other. */
function nearest(front) {
  const word = front.toLowerCase()
  const begins = name => word.length > 1 && (name.startsWith(word) || word.startsWith(name))
  return FRONTS.find(begins) ?? FRONTS.find(name => distance(word, name) <= 2)
}

/** Letters to be put in, taken out or replaced. */
function distance(one, other) {
  if (one === '' || other === '') return one.length + other.length
  if (one[0] === other[0]) return distance(one.slice(1), other.slice(1))
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  return (
    1 +
    Math.min(
      distance(one.slice(1), other),
      distance(one, other.slice(1)),
      distance(one.slice(1), other.slice(1))
    )
  )
}

function readAddress(api) {
  const isAddress = URL.canParse(api) && /^https?:$/.test(new URL(api).protocol)
  if (!isAddress) {
    throw new Misuse(
      `--api needs an address like http://localhost:4000, not ${JSON.stringify(api)}.`
    )
  }
  return api.replace(/\/+$/, '')
}

async function needEmpty(folder, place) {
  if (!existsSync(folder)) return
  const [first] = await readdir(folder).catch(() => ['a file of that name'])
  if (first === undefined) return
  throw new Misuse(`${place} is not empty: ${first} is there. Name another folder.`)
}

async function nameProject(folder, name) {
  const path = `${folder}/package.json`
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, `${JSON.stringify({ name, ...manifest }, undefined, 2)}\n`)
  return manifest.dependencies['@vitrina/core']
}

const readme = ({ name, front, apiUrl }) => `# ${name}

A shop front on \`@vitrina/core\`, begun by \`vitrina new --front ${front}\`.

\`\`\`sh
npm install
npm run dev      # prints the address of the front
npm run build    # makes what visitors are served
\`\`\`

Its calls go to the backend that \`API_URL\` in \`.env\` names, now ${apiUrl}. A page asks under its own \`/api\`, and the front passes that on. \`ORIGIN\` is the outer address of a front that has a server of its own (next, sveltekit). The bank leads back to \`PUBLIC_URL\` of the backend: it has to be the address of this front.

## Next

- Put your own words and looks into the components: prices, sums, stock and what an order lacks come from the core, ready to be shown.
- Before visitors come: one proxy for the front and for \`/api\`, so that the live connection (\`/api\` as a WebSocket) reaches the backend too.
- \`npx @vitrina/core contract check --url ${apiUrl}\` tells where a backend of yours differs from what the front expects.
- The README of \`@vitrina/core\`, in \`node_modules/@vitrina/core\`, has the basket, the checkout, the sign-in and the test kit.
`
