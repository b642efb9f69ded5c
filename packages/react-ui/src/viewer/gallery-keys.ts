import { keyIntent } from '@vitrina/core/viewer'

import type { OpenGallery } from './open-gallery.ts'

/** The keyboard, and a tab that nobody looks at; returns the way to stop. */
export function followKeys({ lightbox, stage: { modal } }: OpenGallery): () => void {
  const stop = new AbortController()
  const { signal } = stop
  modal.addEventListener(
    'keydown',
    event => {
      const press = pressOf(event)
      if (keyIntent(press) !== undefined) event.preventDefault()
      lightbox.send({ type: 'key.pressed', press })
    },
    { signal }
  )
  // Escape is told as a key: this is Back of a phone.
  modal.addEventListener(
    'cancel',
    event => {
      event.preventDefault()
      lightbox.send({ type: 'lightbox.close' })
    },
    { signal }
  )
  document.addEventListener('visibilitychange', () => lightbox.send({ type: 'slideshow.stop' }), {
    signal
  })
  return () => stop.abort()
}

const pressOf = ({ key, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) => ({
  key,
  isModified: altKey || ctrlKey || metaKey || shiftKey,
  isInField: target instanceof Element && target.closest('input, textarea, video') !== null
})
