import { expect, test } from 'vitest'

import { withGroups } from './known-texts.ts'

test('a module of words adds each of its groups under the name it has in the catalogue', () => {
  const code = `export const OTHER = 5
export const basketMessages = {
  few: 'Мало'
} as const
export const routeTitles: Readonly<Record<RouteName, string>> = {
  home: 'Главная'
}
export const routeTitle = (name: RouteName) => routeTitles[name]
`

  expect(withGroups(code)).toBe(
    `${code}self.__texts?.push(['basket', basketMessages])
self.__texts?.push(['routeTitles', routeTitles])
`
  )
})
