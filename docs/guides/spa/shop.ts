import { createShop, shopConfig } from '@vitrina/core'
import { createBrowserPlatform } from '@vitrina/core/browser'

export const shop = createShop(createBrowserPlatform(), shopConfig({ siteName: 'penal' }))
