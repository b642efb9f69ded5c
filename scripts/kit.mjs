// `npm run kit`: every component of the kit in every state and theme, from the sources.
import { ensureInstalled } from './lib/build.mjs'
import { openKit } from './lib/kit.mjs'
import { requireFreePorts } from './lib/ports.mjs'
import { runScript } from './lib/script.mjs'

const PORT = 4300

await runScript(async () => {
  const port = Number(process.env.PORT ?? PORT)
  await requireFreePorts({ PORT: port })
  await ensureInstalled(console.error)
  const { url } = await openKit(port)
  console.log(`Набор компонентов открыт: ${url}\nЗакрыть: Ctrl-C`)
})
