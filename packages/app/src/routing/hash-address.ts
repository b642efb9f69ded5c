import type { HashAddress } from '@vitrina/react-ui'

/** The hash of this window: a gallery that is opened has an entry of its own, so that Back closes it. */
export const hashAddress: HashAddress = {
  write(hash) {
    if (hash === location.hash.slice(1)) return
    if (hash === '') return leave()
    if (isGallery()) history.replaceState(history.state, '', `#${hash}`)
    else history.pushState({ ...history.state, gallery: true }, '', `#${hash}`)
  },
  follow(changed) {
    const stop = new AbortController()
    const tell = () => changed(location.hash.slice(1))
    addEventListener('hashchange', tell, { signal: stop.signal })
    return () => stop.abort()
  }
}

/** Who came by a link to a picture has nothing of this page behind him. */
function leave() {
  if (isGallery()) history.back()
  else history.replaceState(history.state, '', location.pathname + location.search)
}

const isGallery = () => Object(history.state).gallery === true
