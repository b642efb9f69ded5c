// A shop in a terminal; its argument is the address of the API behind it.
import { createShop, type Platform, realLengths, shopConfig } from '@vitrina/core'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { readConfiguration } from '@vitrina/core/session'

import { perform } from './commands.ts'
import { createNodePlatform } from './node-platform.ts'
import { printNotices } from './notices.ts'
import { createScreen, Gone, type Screen } from './screen.ts'
import { type Visit } from './visit.ts'

const DEFAULT_API = 'http://localhost:3000/api'
const NO_SHOP = 1

const config = shopConfig({ siteName: 'terminal', phoneLengths: realLengths })

async function open(apiUrl: string): Promise<number> {
  if (!URL.canParse(apiUrl) || !/^https?:/.test(apiUrl)) {
    return refuse(`«${apiUrl}» — не адрес магазина. Нужен такой, как ${DEFAULT_API}`)
  }
  let interrupt = () => undefined
  const interrupted = new Promise<void>(done => {
    interrupt = () => void done()
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupt)
  const { stdin: input, stdout: output } = process
  const screen = createScreen({ input, output, interrupted: interrupt })
  const leave = (url: string) => screen.say(`Страница оплаты: ${url}`)
  const platform = createNodePlatform({ apiUrl, leave })

  const reading = readConfiguration(platform, config).catch(() => 'silent' as const)
  const configuration = await Promise.race([reading, interrupted])
  if (configuration === 'silent') {
    return refuse(`Магазин не отвечает: ${apiUrl}\nОткройте его: npm start в корне проекта.`)
  }
  if (configuration !== undefined) {
    const visit = await openVisit(platform, configuration, screen)
    await Promise.race([serve(visit), interrupted])
    visit.shop.stop()
  }
  screen.say('До свидания!')
  return 0
}

function refuse(message: string): number {
  console.error(message)
  return NO_SHOP
}

async function openVisit(
  platform: Platform,
  configuration: SiteConfiguration,
  screen: Screen
): Promise<Visit> {
  const shop = createShop(platform, config, { configuration })
  screen.say(
    `${screen.bold(configuration.shopTitle)}. Что здесь можно — «помощь», начать — «товары».`
  )
  const listing = (await shop.service('openListing'))()
  const looking = (await shop.service('openProduct'))()
  return { shop, configuration, screen, listing, looking, product: undefined }
}

/** One command after another, until the visitor is gone. */
async function serve(visit: Visit): Promise<void> {
  const stopHearing = printNotices(visit)
  try {
    while (true) await perform(visit, await visit.screen.ask('> '))
  } catch (error) {
    if (!(error instanceof Gone)) throw error
  } finally {
    stopHearing()
  }
}

const [, , address = process.env.VITRINA_API ?? DEFAULT_API] = process.argv
// A call that is still on its way does not keep the terminal.
process.exit(await open(address.replace(/\/+$/, '')))
