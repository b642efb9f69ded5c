import type { RestockForm } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

import { touchedPart } from '../../page-part/touched-part.ts'

const load = async () => (await import('./restock-form.tsx')).RestockForm

/** A letter when the choice is in stock again; its code comes with a choice that is sold out. */
export const Restock = touchedPart<ComponentProps<typeof RestockForm>>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
