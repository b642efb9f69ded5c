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
  const { title, images } = data
  const pictures = images.map((picture, at) => ({
    ...{ key: at, name: `${title}, ${at + 1}` },
    picture: <ui.ShopPicture picture={picture} width={640} priority={at === 0} />,
    thumb: <ui.ShopPicture picture={picture} width={80} alt="" />
  }))
  return (
    <div className="product">
      <ui.Breadcrumbs items={crumbs} />
      <ui.Gallery label={title} items={pictures} />
      <div>
        <p className="mut">{data.brand}</p>
        <h1>{data.h1}</h1>
        <ui.ProductChoice {...{ choice, images, asked, onChoose }} />
        {shown && <ui.ProductBuy {...{ shown, group, asked, title }} whenGone="Нет в наличии" />}
        <p className="lead">{data.lead}</p>
        <ui.Characteristics rows={data.characteristics} />
      </div>
    </div>
  )
}
