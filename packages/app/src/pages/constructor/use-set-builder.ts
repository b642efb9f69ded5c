import { routePath } from '@vitrina/core'
import { addSet, type SetChoice, type SetView, setSum, withOption } from '@vitrina/core/cart'
import { useShop } from '@vitrina/react-ui'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { useNavigation } from '../../binding/router.tsx'

/** Names a pocket on its page. */
export const pocketId = (place: number) => `pocket-${place + 1}`

/** What lies in the pockets, and the way of the whole into the basket. */
export function useSetBuilder(set: SetView, initial: SetChoice, edited: string | undefined) {
  const shop = useShop()
  const navigation = useNavigation()
  const [choice, setChoice] = useState(initial)
  const [isAsked, setAsked] = useState(false)
  const { setId, missing, ...sum } = setSum(set, choice)

  const choose = (place: number, groupId: number) =>
    setChoice(before => withOption(set, before, place, groupId))

  function add(event: FormEvent) {
    event.preventDefault()
    if (setId === undefined) return
    addSet(shop, setId, edited)
    if (edited !== undefined) void navigation.open(routePath('cart'))
  }

  /** Leads to the first empty pocket; the browser's own check of the form says nothing in sight. */
  function check(event: MouseEvent) {
    if (missing === undefined) return
    event.preventDefault()
    setAsked(true)
    document.querySelector<HTMLElement>(`#${pocketId(missing.place)} input`)?.focus()
  }

  return { choice, choose, add, check, missing: isAsked ? missing : undefined, sum }
}
