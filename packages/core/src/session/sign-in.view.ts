import { queryParams, setParam } from '../routes/query-string.ts'
import { sessionMessages } from './session.messages.ts'
import { signInWayTitles as titles } from './sign-in.messages.ts'

const WAYS = ['password', 'code', 'mail'] as const

export type SignInWay = (typeof WAYS)[number]

/** The ways to sign in as links, and why somebody was led here: which stands in the address. */
export function signInWays(url: string) {
  const wanted = queryParams(url).get('way')
  const way: SignInWay = WAYS.find(known => known === wanted) ?? 'password'
  const choices = WAYS.map(other => ({
    title: titles[other],
    href: setParam(url, ['way'], other === 'password' ? undefined : `way=${other}`),
    isChosen: other === way
  }))
  return { way, choices, reason: reasonOf(queryParams(url).get('reason') ?? '') }
}

const reasonOf = (code: string) =>
  Object.entries(sessionMessages.reasons).find(([known]) => known === code)?.[1] ?? ''
