// The program of the core's entries: it takes the compiler seconds, so whoever asks for its types shares one.
import { join } from 'node:path'
import ts from 'typescript'

import { core } from './sources.ts'

/** Of the sources by their paths in the core. */
export function openProgram(paths: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(core, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, core)
  return ts.createProgram(
    paths.map(path => join(core, path)),
    options
  )
}
