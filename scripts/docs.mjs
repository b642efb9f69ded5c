// `npm run docs`: builds the site of the documentation; with `--serve` shows it.
import { ensureInstalled } from './lib/build.mjs'
import { buildDocs, DOCS_DIST, serveDocs } from './lib/docs/site.mjs'
import { requireFreePorts } from './lib/ports.mjs'
import { parseOptions, Refusal, runScript } from './lib/script.mjs'

const PORT = 4400
const HELP = `npm run docs                       the site, in ${DOCS_DIST}
npm run docs -- --serve            and shows it (PORT names another port than ${PORT})
npm run docs -- --base /vitrina/   for a site that does not lie at the root of its host`

await runScript(async args => {
  const options = { serve: { type: 'boolean' }, base: { type: 'string', default: '/' } }
  const { values } = parseOptions({ args, options }, HELP)
  if (!/^\/(.*\/)?$/.test(values.base)) throw new Refusal('--base begins and ends with a slash')
  await ensureInstalled(console.error)
  await buildDocs(values.base, console.error)
  console.log(DOCS_DIST)
  if (!values.serve) return 0
  const port = Number(process.env.PORT ?? PORT)
  await requireFreePorts({ PORT: port })
  console.log(`http://localhost:${port}${values.base}`)
  return serveDocs(values.base, port)
})
