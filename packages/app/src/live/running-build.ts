import type { ShopConfig } from '@vitrina/core'

/** The build that this document came with, and where the site tells of the one it serves. */
export function runningBuild(): ShopConfig['build'] {
  const id = document.querySelector<HTMLElement>('script[data-build]')?.dataset.build ?? ''
  return { id, version: id, url: `${location.origin}/builds` }
}
