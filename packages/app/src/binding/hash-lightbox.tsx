import { type HashAddress, Lightbox } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

/** The hash of the gallery that is open: another one is not its own to change or take away. */
let written: string | undefined
/** What is written once the browser has gone back; undefined while it is not on its way. */
let wanted: string | undefined

/** The hash of this window: a gallery that is opened has an entry of its own, so that Back closes it. */
const hashAddress: HashAddress = {
  write(hash) {
    if (wanted !== undefined && isGallery()) wanted = hash
    else if (hash === '') leave()
    else writeHash(hash)
  },
  follow(changed) {
    const stop = new AbortController()
    addEventListener('hashchange', () => changed(shownHash()), { signal: stop.signal })
    return () => stop.abort()
  }
}

function writeHash(hash: string) {
  const shown = shownHash()
  if (hash !== shown) {
    if (isGallery() || shown === written) history.replaceState(history.state, '', `#${hash}`)
    else history.pushState({ ...history.state, gallery: true }, '', `#${hash}`)
  }
  written = shownHash()
  wanted = undefined
}

function leave() {
  if (isGallery()) {
    wanted = ''
    addEventListener('popstate', arrive, { once: true })
    history.back()
  } else if (shownHash() === written) {
    // Who came by a link to a picture has nothing of this page behind him.
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  written = undefined
}

/** Back takes its time: a quick visitor has opened another picture meanwhile. */
function arrive() {
  const hash = wanted
  wanted = undefined
  if (hash) writeHash(hash)
}

const shownHash = () => location.hash.slice(1)
const isGallery = () => Object(history.state).gallery === true

/** A lightbox whose shown slide stands in the address. */
export const HashLightbox = (props: Omit<ComponentProps<typeof Lightbox>, 'address'>) => (
  <Lightbox {...props} address={hashAddress} />
)
