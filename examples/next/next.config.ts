import type { NextConfig } from 'next'

const orders = '/user/profile/order/all'

export default {
  experimental: { optimizePackageImports: ['@vitrina/react-ui'] },
  // The account of this front is its orders.
  redirects: async () => [{ source: '/user/profile', destination: orders, permanent: false }]
} satisfies NextConfig
