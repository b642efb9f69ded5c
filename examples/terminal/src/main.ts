// A shop in a terminal; its argument is the address of the API behind it.
import { createShop, realLengths, type Shop, shopConfig } from '@vitrina/core'
import { getConfiguration } from '@vitrina/core/contracts'

import { perform } from './commands.ts'
import { createNodePlatform } from './node-platform.ts'
import { hearNotices } from './notices.ts'
import { createScreen, Gone, type Screen } from './screen.ts'
import { type Visit } from './visit.ts'

const DEFAULT_API = 'http://localhost:3000/api'
const NO_SHOP = 1

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
  const shop = openShop(apiUrl, screen)

  const title = await Promise.race([titleOf(shop), interrupted])
  if (title === '') {
    return refuse(`Магазин не отвечает: ${apiUrl}\nОткройте его: npm start в корне проекта.`)
  }
  if (title !== undefined) {
    screen.say(`${screen.bold(title)}. Что здесь можно — «помощь», начать — «товары».`)
    const opened = { listing: shop.openListing(), looking: shop.openProduct() }
    const visit = { shop, screen, ...opened, product: undefined }
    await Promise.race([serve(visit), interrupted])
  }
  screen.say('До свидания!')
  shop.stop()
  return 0
}

function refuse(message: string): number {
  console.error(message)
  return NO_SHOP
}

function openShop(apiUrl: string, screen: Screen): Shop {
  const platform = createNodePlatform({
    apiUrl,
    leave: url => screen.say(`Страница оплаты: ${url}`)
  })
  return createShop(platform, shopConfig({ siteName: 'terminal', phoneLengths: realLengths }))
}

/** Empty when the shop does not answer. */
const titleOf = ({ api }: Shop): Promise<string> =>
  api(getConfiguration, {}).then(
    ({ shopTitle }) => shopTitle,
    () => ''
  )

/** One command after another, until the visitor is gone. */
async function serve(visit: Visit): Promise<void> {
  const stopHearing = hearNotices(visit)
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
