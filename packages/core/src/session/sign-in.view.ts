import { queryParams, setParam } from '../routes/query-string.ts'

const WAYS = [
  { way: 'password', title: 'По паролю' },
  { way: 'code', title: 'По коду' },
  { way: 'mail', title: 'Пароль на почту' }
] as const

export type SignInWay = (typeof WAYS)[number]['way']

/** The ways to sign in as links; which one is open stands in the address. */
export function signInWays(url: string) {
  const wanted = queryParams(url).get('way')
  const way: SignInWay = WAYS.find(known => known.way === wanted)?.way ?? 'password'
  const choices = WAYS.map(({ way: other, title }) => ({
    title,
    href: setParam(url, ['way'], other === 'password' ? undefined : `way=${other}`),
    isChosen: other === way
  }))
  return { way, choices }
}
