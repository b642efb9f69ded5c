import { catalogSearch, parseCatalogQuery } from '@vitrina/core/catalog'

import { useNavigation } from '../routing/router.tsx'

/** What a filter form asks for, as the one address of that list. */
export function formAddress(path: string, form: HTMLFormElement): string {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return path + catalogSearch(parseCatalogQuery(`?${new URLSearchParams(fields)}`))
}

/** Opens the list a filter form asks for; the place on the page stays. */
export function useFilterAddress(path: string) {
  const { open } = useNavigation()
  return (form: HTMLFormElement) => void open(formAddress(path, form), { keepPlace: true })
}
