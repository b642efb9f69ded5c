import type { SuggestionOption } from '@vitrina/core/entities'
import { suggestionsMessages, TYPING_PAUSE_MS } from '@vitrina/core/suggestions'
import { useEffect, useRef, useState } from 'react'

type Lookup = (text: string) => Promise<readonly SuggestionOption[]>

interface Found {
  readonly items: readonly SuggestionOption[]
  /** What stands in place of the list. */
  readonly note: string | undefined
}

const NOTHING: Found = { items: [], note: undefined }

/** Suggestions for what is being typed; only the answer to the newest text is shown. */
export function useSuggestions(lookup: Lookup) {
  const [found, setFound] = useState(NOTHING)
  const newest = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function clear() {
    newest.current += 1
    clearTimeout(timer.current)
    setFound(NOTHING)
  }

  async function search(text: string) {
    newest.current += 1
    const question = newest.current
    const answer = await lookup(text).then(
      items => ({
        items,
        note: items.length === 0 ? suggestionsMessages.addressNotFound : undefined
      }),
      () => ({ items: [], note: suggestionsMessages.unavailable })
    )
    if (question === newest.current) setFound(answer)
  }

  return {
    ...found,
    clear,
    ask(text: string) {
      clearTimeout(timer.current)
      if (text.trim() === '') return clear()
      timer.current = setTimeout(() => void search(text), TYPING_PAUSE_MS)
    }
  }
}
