import type { ShopStore } from '@vitrina/core'
import { deviceStorage } from '@vitrina/core/browser'
import {
  type Child,
  type ChildrenState,
  childrenSubject,
  keepChildren
} from '@vitrina/core/catalog'
import { useShop, useSubject } from '@vitrina/react-ui'
import { useEffect } from 'react'

const kept = new WeakSet<ShopStore>()
const childrenOf = ({ children }: ChildrenState) => children

/** The children whose measures lie on this device. */
export function useChildren(): readonly Child[] {
  const shop = useShop()
  useEffect(() => {
    if (kept.has(shop)) return
    kept.add(shop)
    keepChildren(shop, { storage: deviceStorage })
  }, [shop])
  return useSubject(childrenSubject, childrenOf)
}
