import { type ComponentProps, lazy, Suspense } from 'react'

const load = () => import('./restock-form.ts')
const Form = import.meta.env.SSR
  ? (await load()).RestockForm
  : lazy(async () => ({ default: (await load()).RestockForm }))

/** A letter when the choice is in stock again; its code comes with the first choice that is sold out. */
export const Restock = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
)
