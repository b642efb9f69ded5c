import { seededTemplate } from '../src/testing/store-template.ts'
import { createTestClient, type TestClient } from '../src/testing/test-client.ts'
import { createPlace } from './backend-place.ts'
import { type BackendProcess, type Ended, openProgram } from './backend-process.ts'

const EMBEDDED = ''

/** A backend in a process of its own, which can be killed and started again on its folder. */
export interface CrashBackend {
  readonly dataDir: string
  readonly client: TestClient
  start(): Promise<void>
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts a second process on the same folder and returns how it ended. */
  intrude(): Promise<Ended>
  close(): Promise<void>
}

export async function createCrashBackend(): Promise<CrashBackend> {
  const program = await openProgram()
  const place = await createPlace(seededTemplate(60), EMBEDDED)
  let running: BackendProcess | undefined

  return {
    dataDir: place.dataDir,
    client: createTestClient({ fetch: request => fetch(redirect(request, running?.port)) }),
    async start() {
      running = await program.start(place.settings)
    },
    async stop(signal) {
      await running?.stop(signal)
    },
    intrude: () => program.fail(place.settings),
    async close() {
      await program.close()
      await place.remove()
    }
  }
}

const redirect = (request: Request, port = 0) =>
  new Request(request.url.replace('http://backend.test', `http://127.0.0.1:${port}`), request)
