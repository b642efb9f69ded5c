import type { Server } from 'node:http'
import { gentleEnd } from '@vitrina/core/server'

import { createListener } from './listener.ts'
import type { Settings } from './settings.ts'
import type { Storefront } from './storefront.ts'

interface Runnable {
  readonly settings: Settings
  readonly storefront: Storefront
}

/** Opens the port and closes it again on a signal; what is wrong is said in one line. */
export async function run(prepare: () => Runnable | Promise<Runnable>): Promise<void> {
  try {
    const { settings, storefront } = await prepare()
    const server = createListener(storefront, { hops: settings.trustedHops })
    const end = gentleEnd(server)
    await listen(server, settings.port)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => end().then(() => process.exit(0)))
    }
    console.log(`Витрина слушает порт ${settings.port}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(new Error(explain(error, port), { cause: error })))
    server.listen(port, resolve)
  })
}

function explain(error: Error & { code?: string }, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Порт ${port} занят. Освободите его или выберите другой: PORT=${port + 1}`
  }
  if (error.code === 'EACCES')
    return `Порт ${port} закрыт для этого пользователя. Выберите PORT=3000`
  return `Витрина не открылась на порту ${port}: ${error.message}`
}
