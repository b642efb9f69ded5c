import type { Analytics } from '../platform/platform.ts'
import { METRIKA_POLICY, METRIKA_SCRIPT } from '../store/metrika.ts'

interface MetrikaOptions {
  /** The number of the counter. */
  readonly key: string
  /** Where records of e-commerce are pushed, by its name in the window. */
  readonly container: string
  readonly isAllowed: () => boolean
}

export interface Metrika extends Analytics {
  /** Looks at the consent anew: one that is given starts the counter, one that is taken back ends it. */
  readonly followConsent: () => void
}

/** Yandex Metrika as the counter of a shop: its script is asked for once the visitor has agreed. */
export function createMetrika({ key, container, isAllowed }: MetrikaOptions): Metrika {
  let isStarted = false

  function followConsent() {
    // What runs already can only be ended with its page.
    if (isStarted && !isAllowed()) location.reload()
    if (isStarted || !isAllowed()) return
    isStarted = true
    if (typeof Reflect.get(window, 'ym') !== 'function') Reflect.set(window, 'ym', waitingCounter())
    call(key, 'init', { ecommerce: container })
    document.head.append(counterScript())
  }

  return {
    isAllowed,
    followConsent,
    push: (name, record) => {
      const found: unknown = Reflect.get(window, name)
      if (Array.isArray(found)) found.push(record)
      else Reflect.set(window, name, [record])
    },
    reachGoal: (counter, goal, params) => {
      followConsent()
      call(counter, 'reachGoal', goal, params)
    }
  }
}

/** Until the script has come the calls wait where it looks for them. */
function waitingCounter() {
  const waiting: unknown[] = []
  return Object.assign((...args: readonly unknown[]) => void waiting.push(args), {
    a: waiting,
    l: Date.now()
  })
}

/** The counter as it stands now: the script puts its own in place of the waiting one. */
function call(...args: readonly unknown[]): void {
  const counter: unknown = Reflect.get(window, 'ym')
  if (typeof counter === 'function') counter(...args)
}

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string }
  ): { createScriptURL(url: string): string }
}

/** Browsers without Trusted Types have none. */
const arePolicies = (policies: unknown): policies is ScriptPolicies => policies !== undefined

function counterScript(): HTMLScriptElement {
  const policies: unknown = Reflect.get(window, 'trustedTypes')
  const policy = arePolicies(policies)
    ? policies.createPolicy(METRIKA_POLICY, {
        createScriptURL: () => METRIKA_SCRIPT
      })
    : undefined
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(METRIKA_SCRIPT) ?? METRIKA_SCRIPT
  return script
}
