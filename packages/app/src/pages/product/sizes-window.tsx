import { markSize } from '@vitrina/core/catalog'
import type { Picture } from '@vitrina/core/entities'
import { partMessages } from '@vitrina/core/store'
import { Button, Modal, ShopPicture, Skeleton, style } from '@vitrina/react-ui'

import { SizeTable } from '../../parts/size-table.tsx'
import { ChildSizes } from './child-sizes.tsx'
import { productPageMessages } from './product-page.messages.ts'
import { useSizeTable } from './use-size-table.ts'

const sizesWindowStyle = style(`
  display: grid; grid-template-columns: minmax(0, 1fr) 260px; gap: 32px; align-items: start;
  & > .drawing { --cell: 24px; display: grid; place-items: center; padding: 40px 20px; border: 1px solid var(--c-cell); border-radius: var(--r-l); }
  & > .drawing img { width: 200px; height: 240px; object-fit: contain; filter: drop-shadow(0 12px 9px var(--art-shadow)); }
  @media (max-width: 1179px) { grid-template-columns: minmax(0, 1fr); & > .drawing { display: none; } }
`)

interface SizesWindowProps {
  readonly href: string
  readonly size: string | undefined
  readonly picture: Picture | undefined
  readonly onClose: () => void
}

/** The size table of the brand over the product, with the chosen size marked. */
export function SizesWindow({ href, size, picture, onClose }: SizesWindowProps) {
  const { data, retry } = useSizeTable(href)
  return (
    <Modal name="sizes" title={productPageMessages.sizeTable} size="l" onClose={onClose}>
      {data === undefined && <Skeleton shape="tile" />}
      {data === 'failed' && (
        <p role="alert">
          <span>{`${partMessages.failed} `}</span>
          <Button variant="line" size="s" onClick={retry}>
            {partMessages.retry}
          </Button>
        </p>
      )}
      {typeof data === 'object' && (
        <div className={sizesWindowStyle()}>
          <div>
            <p className="mut">{`«${data.brand}». ${data.table.title}`}</p>
            <SizeTable table={markSize(data.table, size)} />
            <ChildSizes table={data.table} size={size} />
          </div>
          <div className="drawing cells">
            <ShopPicture picture={picture} width={320} sizes="200px" alt="" />
          </div>
        </div>
      )}
    </Modal>
  )
}
