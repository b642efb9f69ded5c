import { entrance } from '../../frames/entrance.tsx'
import { definePage } from '../../page/define-page.ts'
import { touchedPart } from '../../page-part/touched-part.ts'
import type { loader } from './user-signup.loader.ts'

const load = async () => (await import('./form.tsx')).Form
const Form = touchedPart(load, import.meta.env.SSR ? await load() : undefined)

export const page = definePage<typeof loader>({
  frame: entrance,
  View: ({ data }) => <Form {...data} />,
  late: [Form]
})
