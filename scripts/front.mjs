// `npm run front -- next`: a front that is a project of its own, built and open beside a backend with demo goods.
// `--lock`: writes its lockfile anew first, after its dependencies or those of the packages have changed.
import './bench/support/read-typescript.mjs'

import { ensureInstalled } from './lib/build.mjs'
import { installFront, openFront } from './lib/fronts.mjs'
import { parseOptions, runScript } from './lib/script.mjs'
import { firstSignal } from './lib/service.mjs'

await runScript(async args => {
  const { values, positionals } = parseOptions({
    args,
    allowPositionals: true,
    options: { lock: { type: 'boolean' } }
  })
  const [name = 'next'] = positionals
  await ensureInstalled(console.error)
  if (values.lock) return void (await installFront(name, console.error, { isNew: true }))
  const front = await openFront(name, console.error)
  console.log(`Витрина открыта: ${front.url} (сервер API ${front.apiUrl})`)
  await firstSignal()
  await front.stop()
})
