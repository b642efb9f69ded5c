import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { fontsFolder } from './build/fonts-folder.ts'
import { minifyStyles } from './build/minify-styles.ts'
import { precompress } from './build/precompress.ts'

const fonts = fontsFolder()

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), minifyStyles(), fonts.plugin, precompress()],
  define: { __FONTS_URL__: JSON.stringify(fonts.url) },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { entry: 'src/entry.client.tsx', loader: 'src/loader/loader.ts' },
          output: {
            // What two pages share comes as one file, not as one file per pair of pages.
            codeSplitting: {
              groups: [{ name: 'shared', minShareCount: 3, test: isPageCode, priority: 1 }]
            }
          }
        }
  },
  ssr: { noExternal: ['@vitrina/core', '@vitrina/react-ui'] }
}))

function isPageCode(id: string): boolean {
  return id.includes('/packages/')
}
