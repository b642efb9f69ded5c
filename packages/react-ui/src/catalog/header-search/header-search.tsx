import { type ComponentType, useRef, useState } from 'react'

import { headerSearchStyle } from './header-search.styles.ts'
import type { SearchCombobox } from './search-combobox.tsx'
import { SearchForm } from './search-form.tsx'

interface HeaderSearchProps {
  /** Address of the page of search results. */
  action: string
  onOpen: (url: string) => void
}

type Loaded = ComponentType<Parameters<typeof SearchCombobox>[0]>

/** The shop's search: a plain form; the suggestions come with the first focus or letter. */
export function HeaderSearch({ action, onOpen }: HeaderSearchProps) {
  const [Combobox, setCombobox] = useState<Loaded>()
  const typed = useRef<HTMLInputElement>(null)

  async function load() {
    const loaded = await import('./search-combobox.tsx')
    // It takes the place of the field and its focus: who has gone on meanwhile keeps his place.
    if (document.activeElement === typed.current) setCombobox(() => loaded.SearchCombobox)
  }

  const begin = () => void load().catch(() => undefined)

  return (
    <search className={headerSearchStyle()}>
      {Combobox ? (
        <Combobox action={action} onOpen={onOpen} typed={typed.current?.value ?? ''} />
      ) : (
        // Without the suggestions the form still searches.
        <SearchForm action={action} input={{ ref: typed, onFocus: begin, onInput: begin }} />
      )}
    </search>
  )
}
