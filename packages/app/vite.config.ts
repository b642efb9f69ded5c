import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { compileStyles } from './build/compile-styles.ts'
import { isFirstScreens, isListParts } from './build/first-screens.ts'
import { fontsFolder } from './build/fonts-folder.ts'
import { minifyStyles } from './build/minify-styles.ts'
import { precompress } from './build/precompress.ts'
import { isPurchase } from './build/purchase.ts'
import { reactAsModule } from './build/react-as-module.ts'

const fonts = fontsFolder()

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [reactAsModule(), react(), minifyStyles(), compileStyles(), fonts.plugin, precompress()],
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('build/react-store.ts', import.meta.url)
      )
    }
  },
  define: { __FONTS_URL__: JSON.stringify(fonts.url) },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { entry: 'src/entry.client.tsx', loader: 'src/loader/loader.ts' },
          output: {
            codeSplitting: {
              // Without it a group takes along whatever its modules import, the engine included.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'shared', test: isFirstScreens },
                { name: 'list-parts', test: isListParts },
                { name: 'purchase', test: isPurchase }
              ]
            }
          }
        }
  },
  ssr: { noExternal: ['@vitrina/core', '@vitrina/react-ui'] }
}))
