import { routePath } from '../../routes/route-path.ts'

interface Brand {
  readonly code: string
}

export const brandPath = ({ code }: Brand) => routePath('brand', { code })

/** A size table goes by the brand it belongs to. */
export const sizesPath = ({ code }: Brand) => routePath('sizes-id', { id: code })
