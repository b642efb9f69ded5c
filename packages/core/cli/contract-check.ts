import { randomUUID } from 'node:crypto'

import { type EndpointShape, isEndpoint } from '../src/api/endpoint.ts'
import * as contracts from '../src/contracts/index.ts'
import { type Call, createCaller } from './caller.ts'
import { type Difference, differencesOf } from './differences.ts'
import { inputOf, isRecord } from './input.ts'
import { type Recipe, readingRecipes, writingRecipes } from './recipes.ts'

export interface CheckOptions {
  /** Where the calls go: `http://localhost:4000`, or a shop's `https://…/api`. */
  readonly url: string
  /** Calls that change the visitor's own things are made, too. */
  readonly write?: boolean
  readonly account?: { readonly login: string; readonly password: string } | undefined
}

export interface CheckedCall {
  readonly call: string
  readonly visitor: 'guest' | 'member'
  readonly differences: readonly Difference[]
  /** Why the call was not made, or what its answer could not prove. */
  readonly unchecked?: string
}

interface Planned {
  readonly name: string
  readonly endpoint: EndpointShape
  readonly recipe: Recipe | undefined
}

const all = Object.entries(contracts).flatMap(([name, endpoint]) =>
  isEndpoint(endpoint) ? [{ name, endpoint }] : []
)

/** Calls a running backend as a guest, then as a member, and compares each answer. */
export async function* checkContracts(options: CheckOptions): AsyncGenerator<CheckedCall> {
  const call = createCaller(options.url.replace(/\/+$/, ''))
  const calls = plan(options.write === true)
  yield* checkAs({ call, calls })
  if (!options.account) return
  const { signedIn, token } = await signIn(call, options.account)
  yield signedIn
  if (token !== undefined) yield* checkAs({ call, calls, token })
}

/** Reading calls; those with recipes after those whose answers they point into. */
function plan(write: boolean): readonly Planned[] {
  const reading = all.filter(({ endpoint }) => endpoint.method === 'GET' || endpoint.reads)
  const free = reading.filter(({ name }) => readingRecipes[name] === undefined)
  const recipes = { ...readingRecipes, ...(write && writingRecipes) }
  const prepared = Object.entries(recipes).flatMap(([name, recipe]) =>
    all.filter(each => each.name === name).map(each => ({ ...each, recipe }))
  )
  return [...free.map(each => ({ ...each, recipe: undefined })), ...prepared]
}

interface Visit {
  readonly call: Call
  readonly calls: readonly Planned[]
  readonly token?: string
}

async function* checkAs({ call, calls, token }: Visit): AsyncGenerator<CheckedCall> {
  const answers = new Map<string, unknown>()
  const isGuest = token === undefined
  for (const { name, endpoint, recipe } of calls) {
    const input = inputOf(endpoint, recipe, answers)
    const row = {
      call: `${endpoint.method} ${endpoint.path}`,
      visitor: isGuest ? 'guest' : 'member'
    } as const
    if ('lacks' in input) {
      yield { ...row, differences: [], unchecked: input.lacks }
      continue
    }
    const answer = await call(endpoint, input.recipe, token)
    const differences = differencesOf(endpoint, answer, { isGuest, isGuess: input.isGuess })
    const isRefused = answer.status >= 400
    if (!isRefused) answers.set(name, answer.body)
    const isOpen = isRefused && !(endpoint.signedIn && isGuest) && differences.length === 0
    yield { ...row, differences, ...(isOpen && { unchecked: `refused: ${answer.status}` }) }
  }
}

async function signIn(call: Call, account: NonNullable<CheckOptions['account']>) {
  const body = { username: account.login, password: account.password, deviceId: randomUUID() }
  const answer = await call(contracts.login, { body })
  const token = isRecord(answer.body) ? answer.body.token : undefined
  const differences = differencesOf(contracts.login, answer, { isGuest: true, isGuess: false })
  const signedIn: CheckedCall = { call: 'POST /users/v1/login', visitor: 'member', differences }
  return { signedIn, token: typeof token === 'string' ? token : undefined }
}
