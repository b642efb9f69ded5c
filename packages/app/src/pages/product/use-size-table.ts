import type { SizeTableView } from '@vitrina/core/catalog'
import { useEffect, useState } from 'react'

import { useNavigation } from '../../binding/router.tsx'

interface SizesData {
  readonly brand: string
  readonly table: SizeTableView
}

/** What the page of the table shows. */
export function useSizeTable(href: string) {
  const { read } = useNavigation()
  const [data, setData] = useState<SizesData | 'failed'>()

  useEffect(() => {
    if (data !== undefined) return
    read(href).then(
      payload => {
        const isPage = !('redirect' in payload) && payload.failure === undefined
        setData(isPage ? (payload.data as SizesData) : 'failed') // The page of that address.
      },
      () => setData('failed')
    )
  }, [data, href, read])

  return { data, retry: () => setData(undefined) }
}
