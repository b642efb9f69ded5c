import { RestockForm as Form } from '@vitrina/react-ui'
import { type ComponentProps, useEffect } from 'react'

const PLACE = '#restock'

/** The form of the letter; who came for it types at once, wherever it stands on the page. */
export function RestockForm(props: ComponentProps<typeof Form>) {
  useEffect(() => {
    const isElsewhere = document.activeElement?.matches('body, h1') === false
    if (location.hash !== PLACE || isElsewhere) return
    document.querySelector<HTMLElement>(`${PLACE} input[type=email]`)?.focus()
  }, [])
  return <Form {...props} />
}
