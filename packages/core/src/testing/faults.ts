import type { EndpointShape } from '../api/endpoint.ts'
import { needKnown, needOneOf } from '../platform/near-name.ts'
import type { Clock } from '../platform/platform.ts'
import { needContract } from './fake-call.ts'
import { cutBody, keyOf, refusedBy } from './fault-answers.ts'

/** An answer held back follows the later one after so long. */
const LATER_MS = 1

/** What goes wrong with a call. */
export type Fault =
  /** The server is not asked: this status comes, for example 503 or 406. */
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** The call takes so much longer. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The request never arrives, or it does and its answer is lost. */
  | { readonly kind: 'loss'; readonly of: 'request' | 'answer' }
  /** The request arrives twice. */
  | { readonly kind: 'duplicate' }
  /** The answer comes after the answer of a later call. */
  | { readonly kind: 'reorder' }
  /** The answer breaks off in the middle. */
  | { readonly kind: 'cutBody' }
  /** Every token known so far is refused with 401: many calls, one refresh. */
  | { readonly kind: 'deadTokens' }

export interface FaultPlace {
  /** Every call when it is left out. */
  readonly endpoint?: EndpointShape
  /** Which of those calls, counted from 1; all of them when it is left out. */
  readonly onCalls?: readonly number[]
}

export interface Faults {
  readonly fetch: (request: Request) => Promise<Response>
  add(fault: Fault, place?: FaultPlace): void
  /** Everything works again; answers held back arrive. */
  heal(): void
}

interface Planned {
  readonly fault: Fault
  readonly place: FaultPlace
  calls: number
}

/** Puts faults between a shop and its server, on demand. */
export function createFaults(server: Faults['fetch'], clock: Clock): Faults {
  const planned: Planned[] = []
  const held: (() => void)[] = []
  const tokens = new Set<string>()
  const dead = new Set<string>()

  const release = () => {
    for (const deliver of held.splice(0)) deliver()
  }

  function faultsFor(request: Request): readonly Fault[] {
    const matching = planned.filter(({ place }) => isAbout(place, request))
    for (const plan of matching) plan.calls += 1
    return matching
      .filter(({ place, calls }) => place.onCalls?.includes(calls) ?? true)
      .map(({ fault }) => fault)
  }

  async function apply(fault: Fault, request: Request, next: () => Promise<Response>) {
    switch (fault.kind) {
      case 'status':
        return refusedBy(fault.status, fault.message)
      case 'latency':
        await new Promise<void>(done => clock.setTimeout(done, fault.ms))
        return next()
      case 'loss':
        if (fault.of === 'answer') await next()
        throw new TypeError('fetch failed')
      case 'duplicate':
        await server(request.clone())
        return next()
      case 'cutBody':
        return cutBody(await next())
      case 'reorder': {
        const answer = await next()
        await new Promise<void>(deliver => held.push(deliver))
        return answer
      }
      case 'deadTokens':
        return dead.has(keyOf(request)) ? refusedBy(401) : next()
    }
  }

  return {
    async fetch(request) {
      const faults = faultsFor(request)
      const isHeld = faults.some(({ kind }) => kind === 'reorder')
      const token = keyOf(request)
      if (token !== '') tokens.add(token)
      const answer = await faults.reduceRight<() => Promise<Response>>(
        (next, fault) => () => apply(fault, request, next),
        () => server(request)
      )()
      if (!isHeld && held.length > 0) clock.setTimeout(release, LATER_MS)
      return answer
    },
    add(fault, place = {}) {
      needFault(fault, place)
      if (fault.kind === 'deadTokens') for (const token of tokens) dead.add(token)
      planned.push({ fault, place, calls: 0 })
    },
    heal() {
      planned.splice(0)
      release()
    }
  }
}

/** What each kind of fault cannot do without. */
const KINDS: { readonly [Kind in Fault['kind']]: readonly string[] } = {
  ...{ status: ['status'], latency: ['ms'], loss: ['of'] },
  ...{ duplicate: [], reorder: [], cutBody: [], deadTokens: [] }
}

/** Refuses a fault that would never happen, by its name. */
function needFault(fault: Fault, place: FaultPlace): void {
  const { kind } = Object(fault)
  needOneOf(kind, 'faults.add(fault.kind)', Object.keys(KINDS))
  const needed = KINDS[fault.kind]
  needKnown(fault, `faults.add(${kind})`, ['kind', ...needed, 'message'])
  const lacking = needed.find(name => Reflect.get(fault, name) === undefined)
  if (lacking !== undefined) throw new TypeError(`faults.add(${kind}): ${lacking} is missing`)
  needKnown(place, 'faults.add(fault, place)', ['endpoint', 'onCalls'])
  if ('endpoint' in place) needContract(place.endpoint, 'faults.add(place.endpoint)')
}

function isAbout({ endpoint }: FaultPlace, { method, url }: Request): boolean {
  if (endpoint === undefined) return true
  const pattern = endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')
  return method === endpoint.method && new RegExp(`${pattern}$`).test(new URL(url).pathname)
}
