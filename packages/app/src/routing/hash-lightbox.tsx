import { Lightbox } from '@vitrina/react-ui'
import type { ComponentProps } from 'react'

import { hashAddress } from './hash-address.ts'

/** A lightbox whose shown slide stands in the address. */
export const HashLightbox = (props: Omit<ComponentProps<typeof Lightbox>, 'address'>) => (
  <Lightbox {...props} address={hashAddress} />
)
