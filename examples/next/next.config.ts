import type { NextConfig } from 'next'

export default {
  experimental: { optimizePackageImports: ['@vitrina/react-ui'] }
} satisfies NextConfig
