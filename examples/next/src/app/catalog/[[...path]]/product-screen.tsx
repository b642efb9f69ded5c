'use client'
import { readChoice } from '@vitrina/core/catalog'
import type { LoadedPage } from '@vitrina/core/pages'
import * as ui from '@vitrina/react-ui'
import { usePathname, useSearchParams } from 'next/navigation'

export function ProductScreen({ data, crumbs }: Pick<LoadedPage<'product'>, 'data' | 'crumbs'>) {
  const choice = readChoice(data.groups, `${usePathname()}?${useSearchParams()}`)
  const asked = ui.useAskedSize()
  const onChoose = (url: string) => history.replaceState(null, '', url)
  const { shown, group } = choice
  return (
    <div className="product">
      <ui.Breadcrumbs items={crumbs} />
      <ui.ProductPhotos {...data} first={shown?.picture} tools={<ui.ListSigns product={data} />} />
      <div>
        <p className="mut">{data.brand}</p>
        <h1>{data.h1}</h1>
        <ui.ProductChoice {...{ choice, asked, onChoose }} images={data.images} />
        {shown && <ui.ProductBuy {...data} {...{ shown, group, asked }} whenGone="Нет в наличии" />}
        <p className="lead">{data.lead}</p>
        <ui.Characteristics rows={data.characteristics} />
      </div>
    </div>
  )
}
