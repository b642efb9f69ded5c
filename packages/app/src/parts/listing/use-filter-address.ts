import { filterAddress } from '@vitrina/core/catalog'

import { useNavigation } from '../../binding/router.tsx'

/** What a filter form asks for, as the one address of that list. */
export const formAddress = (path: string, form: HTMLFormElement): string =>
  filterAddress(
    path,
    [...new FormData(form)].map(([name, value]) => [name, String(value)] as const)
  )

/** Opens the list a filter form asks for; the place on the page stays. */
export function useFilterAddress(path: string) {
  const { open } = useNavigation()
  return (form: HTMLFormElement) => void open(formAddress(path, form), { keepPlace: true })
}
