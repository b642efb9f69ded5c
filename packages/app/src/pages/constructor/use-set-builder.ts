import { routePath } from '@vitrina/core'
import { putSet, type SetChoice, type SetView, setSum, withOption } from '@vitrina/core/set-builder'
import { useShop } from '@vitrina/react-ui'
import { type FormEvent, useState } from 'react'

import { useNavigation } from '../../routing/router.tsx'

/** What lies in the pockets, and the way of the whole into the basket. */
export function useSetBuilder(set: SetView, known: SetChoice, edited: string | undefined) {
  const shop = useShop()
  const navigation = useNavigation()
  const [choice, setChoice] = useState(known)
  const { setId, ...sum } = setSum(set, choice)

  const choose = (place: number, groupId: number) =>
    setChoice(before => withOption(set, before, place, groupId))

  function put(event: FormEvent) {
    event.preventDefault()
    if (setId === undefined) return
    putSet(shop, setId, edited)
    if (edited !== undefined) void navigation.open(routePath('cart'))
  }

  return { choice, choose, put, sum }
}
