// glue: the store of a page, and forms that it takes in place of the server
import type { ShopStore } from '@vitrina/core'
import { createContext } from 'svelte'

export const [getStore, setStore] = createContext<ShopStore>()

export const instead = (take: (fields: FormData) => void) => (event: SubmitEvent) => {
  event.preventDefault()
  take(new FormData(event.currentTarget as HTMLFormElement))
}
// end of glue
