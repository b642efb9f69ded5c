import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const manifest = fileURLToPath(import.meta.resolve('@vitrina/react-ui/package.json'))

/** The folder of the typefaces, which lie in another package. */
export const fontsSource = join(dirname(manifest), 'fonts')
