import { queryParams, setParam } from '../routes/query-string.ts'
import { signInWayTitles as titles } from './sign-in.messages.ts'

const WAYS = ['password', 'code', 'mail'] as const

export type SignInWay = (typeof WAYS)[number]

/** The ways to sign in as links: which one is chosen stands in the address. */
export function signInWays(url: string) {
  const wanted = queryParams(url).get('way')
  const way: SignInWay = WAYS.find(each => each === wanted) ?? 'password'
  const choices = WAYS.map(other => ({
    title: titles[other],
    href: setParam(url, ['way'], other === 'password' ? undefined : `way=${other}`),
    isChosen: other === way
  }))
  return { way, choices }
}
