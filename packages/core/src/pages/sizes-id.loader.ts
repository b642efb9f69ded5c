import { sizeTableView } from '../catalog/brands/brand.view.ts'
import { brandPath, sizesPath } from '../catalog/brands/brand-path.ts'
import { getPartner } from '../contracts/partners.ts'
import { ApiError } from '../platform/api-error.ts'

import { defineLoader, PageRedirect } from './define-loader.ts'
import { sizesPageMessages } from './sizes-page.messages.ts'

export const loader = defineLoader('sizes-id', async ({ params, path, shared }) => {
  const partner = await shared(`brand ${params.id}`, backend =>
    backend(getPartner, { params: { id: params.id } })
  )
  if (partner.sizeTable === null) throw new ApiError({ status: 404 })
  const own = sizesPath(partner)
  if (own !== path) throw new PageRedirect(own)
  const { title: brand, image } = partner
  const table = sizeTableView(partner.sizeTable)
  return {
    data: { brand, href: brandPath(partner), picture: image ?? undefined, table },
    trail: [{ title: brand, path }],
    head: { title: sizesPageMessages.tableOf(brand), description: table.note }
  }
})
