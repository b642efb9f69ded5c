import { defineConfig } from 'vite'

const shop = process.env.VITRINA_URL ?? 'http://localhost:3000'

export default defineConfig({
  server: { proxy: { '/api': { target: shop, ws: true } } },
  build: { target: 'es2023' }
})
