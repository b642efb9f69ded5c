import type { Ground } from './ground.ts'

/** One of each shop, opened by whoever asks for it first. */
export function perShop<Part>(open: (ground: Ground) => Part): (ground: Ground) => Part {
  const opened = new WeakMap<Ground, { readonly part: Part }>()
  return ground => {
    const known = opened.get(ground)
    if (known !== undefined) return known.part
    const part = open(ground)
    opened.set(ground, { part })
    return part
  }
}
