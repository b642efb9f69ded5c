import { pageAddresses } from '@vitrina/core/routes'

import type { Settings } from './call.ts'

/** The whole address at which visitors see a page of the storefront: for letters and other services. */
export const pageUrl = (
  { publicUrl, shop }: Pick<Settings, 'publicUrl' | 'shop'>,
  path: string
): string => publicUrl + pageAddresses(shop.pages).outer(path)
