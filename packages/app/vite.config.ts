import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type InlineConfig } from 'vite'
import { TARGETS } from './build/browsers/served-browsers.ts'
import { servedOnly } from './build/browsers/served-only.ts'
import { planChunks } from './build/chunks.ts'
import { compileStyles } from './build/compile-styles.ts'
import { fontsFolder } from './build/fonts-folder.ts'
import { inlineRuntime } from './build/inline-runtime.ts'
import { knownTexts } from './build/known-texts.ts'
import { minifyStyles } from './build/minify-styles.ts'
import { filesBeside, plainImports } from './build/plain-imports.ts'
import { precompress } from './build/precompress.ts'
import { reactAsModule } from './build/react-as-module.ts'

const fonts = fontsFolder()

const common = () =>
  ({
    root: import.meta.dirname,
    appType: 'custom',
    // The names of styles are made of their texts: both halves take them after they are minified.
    plugins: [
      plainImports(),
      servedOnly(),
      knownTexts(),
      reactAsModule(),
      react(),
      minifyStyles(),
      compileStyles(fonts.url)
    ],
    resolve: {
      alias: {
        'use-sync-external-store/shim/index.js': fileURLToPath(
          new URL('build/react-store.ts', import.meta.url)
        ),
        './use-browser-location.js': fileURLToPath(new URL('build/no-location.ts', import.meta.url))
      }
    },
    define: { __FONTS_URL__: JSON.stringify(fonts.url) },
    build: {
      target: TARGETS,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false
    }
  }) satisfies InlineConfig

const input = { entry: 'src/entry.client.tsx', loader: 'src/early/loader.ts' }

/** The browser's half: what files there are is a rule, so that a first visit needs few of them. */
async function clientBuild(): Promise<BuildOptions> {
  const { build, ...config } = common()
  const name = await planChunks({ ...config, build: { ...build, rolldownOptions: { input } } })
  // Without it a group takes along whatever its modules import, the engine included.
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] }
  const modulePreload = { polyfill: false, resolveDependencies: filesBeside }
  return {
    ...build,
    modulePreload,
    manifest: true,
    rolldownOptions: { input, output: { codeSplitting } }
  }
}

export default defineConfig(async ({ command, isSsrBuild }) => {
  const { plugins, build, ...config } = common()
  return {
    ...config,
    define: { ...config.define, __SHORT_TEXTS__: String(command === 'build') },
    plugins: [...plugins, inlineRuntime(), fonts.plugin, precompress()],
    build: command === 'serve' || isSsrBuild ? build : await clientBuild(),
    ssr: { noExternal: ['@vitrina/core', '@vitrina/react-ui'] }
  }
})
