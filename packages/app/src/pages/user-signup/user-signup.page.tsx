import { lazyIsland } from '../../binding/lazy-island.ts'
import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./form.tsx')).Form
const Form = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<'user-signup'>({
  frame: entrance,
  View: ({ data }) => <Form {...data} />,
  late: [Form]
})
