import { defineConfig } from 'vite'

// The page, the API and the bank's page have one origin.
const proxy = { '/api': { target: process.env.SHOP ?? 'http://localhost:3000', ws: true } }

export default defineConfig({ server: { proxy }, preview: { proxy }, build: { target: 'es2023' } })
