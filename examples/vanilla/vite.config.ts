import { defineConfig, loadEnv } from 'vite'

const { API_URL: target = 'http://localhost:4000' } = loadEnv('', '.', '')
const rewrite = (path: string) => path.replace(/^\/api/, '')
const proxy = {
  '/api': { target, rewrite, changeOrigin: true, ws: true, rewriteWsOrigin: true }
}

export default defineConfig({
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2023' }
})
