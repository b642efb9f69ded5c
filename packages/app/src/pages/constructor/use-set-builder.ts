import { routePath } from '@vitrina/core'
import { basketSubject } from '@vitrina/core/basket'
import {
  putSetCommands,
  type SetChoice,
  type SetView,
  setBuilderMessages,
  setSum
} from '@vitrina/core/set-builder'
import { useShop, useToasts } from '@vitrina/react-ui'
import { type FormEvent, useState } from 'react'
import { useNavigation } from '../../routing/router.tsx'

/** What lies in the pockets, and the way of the whole into the basket. */
export function useSetBuilder(set: SetView, known: SetChoice, edited: string | undefined) {
  const shop = useShop()
  const toasts = useToasts()
  const navigation = useNavigation()
  const [choice, setChoice] = useState(known)
  const { setId, ...sum } = setSum(set, choice)

  const choose = (place: number, groupId: number) =>
    setChoice(before => set.slots.map((_, slot) => (slot === place ? groupId : before[slot])))

  function put(event: FormEvent) {
    event.preventDefault()
    if (setId === undefined) return
    for (const command of putSetCommands(shop.get(basketSubject), setId, edited)) {
      shop.send(basketSubject, command)
    }
    const { placed, saved } = setBuilderMessages
    toasts.show({ tone: 'good', text: edited === undefined ? placed : saved })
    if (edited !== undefined) void navigation.open(routePath('cart'))
  }

  return { choice, choose, put, sum }
}
