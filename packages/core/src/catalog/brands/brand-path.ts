import { routePath } from '../../routes/route-path.ts'

interface Brand {
  readonly code: string
}

export const brandPath = ({ code }: Brand) => routePath('brand', { code })

/** Returns the path of a brand's size table. */
export const sizesPath = ({ code }: Brand) => routePath('sizes-id', { id: code })
