import {
  type ChosenFile,
  type FilePlace,
  type FormWithFiles,
  kindOfType
} from '@vitrina/core/forms'
import { toFailure } from '@vitrina/core/platform'
import { useEffect, useRef } from 'react'

import { useShop } from '../binding/shop-context.tsx'
import { useToasts } from '../binding/toasts.tsx'

interface Held {
  readonly chosen: ChosenFile
  /** What the file shows, at an address of this page; none of what is no picture. */
  readonly thumb: string | undefined
}

/** Keeps the bytes of chosen files while the form is open: to show them, and to send them again. */
export function useChosenFiles(form: FormWithFiles, place: FilePlace) {
  const shop = useShop()
  const toasts = useToasts()
  const held = useRef(new Map<string, Held>())

  useEffect(() => {
    const files = held.current
    return () => {
      for (const { thumb } of files.values()) if (thumb) URL.revokeObjectURL(thumb)
    }
  }, [])

  async function send(chosen: ChosenFile) {
    const opening = shop.engine().then(engine => engine.part('putFile'))
    const putFile = await opening.catch(tellFailure)
    await putFile?.(form, chosen, place)
  }

  const tellFailure = (error: unknown) =>
    toasts.show({ tone: 'error', text: toFailure(error).message })

  return {
    add(blob: File) {
      const chosen = { key: `${blob.name} ${performance.now()}`, name: blob.name, blob }
      const isPicture = kindOfType(blob.type) === 'picture'
      const thumb = isPicture ? URL.createObjectURL(blob) : undefined
      held.current.set(chosen.key, { chosen, thumb })
      return send(chosen)
    },
    async retry(key: string) {
      const file = held.current.get(key)
      if (file) await send(file.chosen)
    },
    thumbOf: (key: string) => held.current.get(key)?.thumb
  }
}
