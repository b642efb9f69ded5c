import { lazyIsland } from '../../binding/lazy-island.ts'
import { entrance } from '../../frames/entrance.tsx'
import type { loader } from '../../loaders/user-signup.loader.ts'
import { definePage } from '../../routing/define-page.ts'

const load = async () => (await import('./form.tsx')).Form
const Form = lazyIsland(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: entrance,
  View: ({ data }) => <Form {...data} />,
  late: [Form]
})
