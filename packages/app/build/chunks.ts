import type { Rollup } from 'vite'
