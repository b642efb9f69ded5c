import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

const shop = process.env.VITRINA_URL ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [vue()],
  server: { proxy: { '/api': { target: shop, ws: true } } },
  build: { target: 'es2023' }
})
