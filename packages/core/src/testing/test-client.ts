import { createApi } from '../api/api.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { createServerTime } from '../api/server-time.ts'
import { type ShopConfig, shopConfig } from '../platform/config.ts'
import {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryClock,
  type MemoryPlatform
} from '../platform/memory.ts'
import { json } from './fake-server.ts'
import { createRandomBytes } from './random.ts'
import { settle } from './test-shop.ts'

/** `never`: the server is silent. */
export type WireAnswer = Response | Error | 'never'

export interface TestClient {
  readonly api: EndpointCall
  readonly browser: MemoryBrowser
  readonly platform: MemoryPlatform
  readonly clock: MemoryClock
  /** What went over the wire, attempt by attempt. */
  readonly requests: readonly Request[]
  /** Lets a call come to its end, however long it waits. */
  finish<Result>(
    call: Promise<Result>
  ): Promise<{ readonly result: PromiseSettledResult<Result>; readonly tookMs: number }>
}

/** A guest's API client whose server gives the answers in turn, the last one for ever. */
export function createTestClient(
  answers: readonly WireAnswer[],
  input: Partial<ShopConfig> = {}
): TestClient {
  const requests: Request[] = []
  const browser = createMemoryBrowser()
  const { clock } = browser
  const platform = browser.open({
    randomBytes: createRandomBytes(7),
    async fetch(request) {
      const answer = answers[Math.min(requests.length, answers.length - 1)]
      requests.push(request)
      if (answer === 'never') return new Promise<Response>(() => undefined)
      if (answer instanceof Error) throw answer
      return answer?.clone() ?? json(200, {})
    }
  })
  const api = createApi({
    platform,
    config: shopConfig({ siteName: 'penal', ...input }),
    serverTime: createServerTime(clock),
    auth: { token: () => undefined, epoch: () => 0, renew: async () => false, end() {} }
  })

  return {
    api,
    browser,
    platform,
    clock,
    requests,
    async finish(call) {
      const settled = Promise.allSettled([call])
      const startedAt = clock.now()
      await settle()
      for (let next = clock.nextIn(); next !== undefined; next = clock.nextIn()) {
        clock.advance(next)
        await settle()
      }
      const [result] = await settled
      return { result, tookMs: clock.now() - startedAt }
    }
  }
}
